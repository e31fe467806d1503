// What to do when nothing can be ordered: said where the button would be.

import { useText } from "../../text/use-text.ts";
import { Icon } from "../../ui/icon.tsx";
import { SectionLink } from "../../ui/section-link.tsx";

export const texts = ["sold-out-note", "sold-out-contact"] as const;

export function SoldOutNote() {
  const t = useText<typeof texts>();
  return (
    <p className="note">
      <Icon name="info" />
      <span>
        {t("sold-out-note")}{" "}
        <SectionLink section="contact" className="link">
          {t("sold-out-contact")}
        </SectionLink>
      </span>
    </p>
  );
}
