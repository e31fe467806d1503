// Questions and their answers, folded until asked.

import type { BlockOf } from "@trichter/shared/payload";
import { useDocumentText } from "../text/use-text.ts";
import { Icon } from "../ui/icon.tsx";
import { RichText } from "../ui/rich-text.tsx";
import "./faq.css";

export const texts = [] as const;

export function Block({ items }: BlockOf<"faq">) {
  const t = useDocumentText();
  return (
    <div className="accordion faq">
      {items.map(({ question, answer }) => (
        <details key={question}>
          <summary>
            {t(question)}
            <Icon name="chevron-down" />
          </summary>
          <p className="accordion-answer">
            <span>
              <RichText text={t(answer)} />
            </span>
          </p>
        </details>
      ))}
    </div>
  );
}
