// A block of steps in their order, numbered.

import type { StepsBlock } from "@trichter/shared/payload";
import { useDocumentText } from "../text/use-text.ts";
import { BlockHeading } from "./block-heading.tsx";
import "./steps.css";

export const texts = [] as const;

export function Steps({ anchor, heading, items }: StepsBlock) {
  const t = useDocumentText();
  return (
    <section className="block" id={anchor ?? undefined}>
      <BlockHeading heading={heading} />
      <ol className="steps">
        {items.map((item) => (
          <li key={item.heading} className="step">
            <h3>{t(item.heading)}</h3>
            <p>{t(item.text)}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
