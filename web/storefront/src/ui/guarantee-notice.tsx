// The European Union's notice on the legal guarantee: its own drawing, which nobody may change, and the way to its explanation.

import type { Frame } from "@trichter/shared/payload";
import { useText } from "../text/use-text.ts";
import { texts as newTabTexts, OutsideLink } from "./new-tab-link.tsx";
import "./guarantee-notice.css";

const ownTexts = ["guarantee-notice"] as const;

export const texts = [ownTexts, newTabTexts] as const;

export function GuaranteeNotice({ notice }: { notice: Frame["guarantee"] }) {
  const t = useText<typeof ownTexts>();
  return notice ? (
    <OutsideLink href={notice.href} className="guarantee-notice">
      <img
        data-legal="guarantee-notice"
        src={notice.src}
        width={notice.width}
        height={notice.height}
        alt={t("guarantee-notice")}
        loading="lazy"
      />
    </OutsideLink>
  ) : null;
}
