// For who has no JavaScript: a mail or a letter is a withdrawal too, and there is a model for it.

import type { Contact } from "@trichter/shared/payload";
import { useText } from "../../text/use-text.ts";
import { texts as contactTexts, EmailLink } from "../../ui/contact-links.tsx";
import { Icon } from "../../ui/icon.tsx";
import { SectionLink } from "../../ui/section-link.tsx";

const ownTexts = ["withdrawal-no-script", "withdrawal-model-form"] as const;

export const texts = [ownTexts, contactTexts] as const;

/** React passes over what stands in this element in a browser, so no browser is sent the code for it. */
export function NoScript({ contact }: { contact: Contact }) {
  return <noscript>{import.meta.env.SSR && <Words contact={contact} />}</noscript>;
}

function Words({ contact }: { contact: Contact }) {
  const t = useText<typeof ownTexts>();
  return (
    <div className="note">
      <Icon name="info" />
      <div>
        <p>{t("withdrawal-no-script")}</p>
        <p>
          <EmailLink contact={contact} className="link" />
        </p>
        <p>
          <SectionLink section="refund" className="link">
            {t("withdrawal-model-form")}
          </SectionLink>
        </p>
      </div>
    </div>
  );
}
