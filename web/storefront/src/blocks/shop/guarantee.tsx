// How to return what was bought: the note, the details, and the way to withdraw.

import type { BlockOf } from "@trichter/shared/payload";
import { useDocumentText, useText } from "../../text/use-text.ts";
import { Icon } from "../../ui/icon.tsx";
import { Link } from "../../ui/link.tsx";
import { RichText } from "../../ui/rich-text.tsx";
import { SectionLink } from "../../ui/section-link.tsx";
import { usePageFacts } from "../page-facts.ts";
import "./guarantee.css";

export const texts = ["guarantee-details", "guarantee-withdraw"] as const;

export function Block({ paragraphs }: BlockOf<"guarantee">) {
  const t = useText<typeof texts>();
  const documentText = useDocumentText();
  const { frame } = usePageFacts();
  return (
    <div className="card guarantee">
      <span className="icon-disc">
        <Icon name="rotate-ccw" size="large" />
      </span>
      <div className="guarantee-words">
        {paragraphs.map((paragraph) => (
          <p key={paragraph}>
            <RichText text={documentText(paragraph)} />
          </p>
        ))}
        <p className="guarantee-links">
          <SectionLink section="refund" className="link">
            {t("guarantee-details")}
          </SectionLink>
          <Link href={frame.refundHref} className="link">
            {t("guarantee-withdraw")}
          </Link>
        </p>
      </div>
    </div>
  );
}
