// Steps in their order, numbered.

import type { BlockOf } from "@trichter/shared/payload";
import { useDocumentText } from "../text/use-text.ts";
import { RichText } from "../ui/rich-text.tsx";
import "./steps.css";

export const texts = [] as const;

export function Block({ items }: BlockOf<"steps">) {
  const t = useDocumentText();
  return (
    <ol className="steps">
      {items.map((item) => (
        <li key={item.heading} className="step">
          <h3>{t(item.heading)}</h3>
          <p>
            <RichText text={t(item.text)} />
          </p>
        </li>
      ))}
    </ol>
  );
}
