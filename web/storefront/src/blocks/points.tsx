// A block of short points side by side, in no particular order.

import type { PointsBlock } from "@trichter/shared/payload";
import { useDocumentText } from "../text/use-text.ts";
import { BlockHeading } from "./block-heading.tsx";
import "./points.css";

export const texts = [] as const;

export function Points({ anchor, heading, items }: PointsBlock) {
  const t = useDocumentText();
  return (
    <section className="block" id={anchor ?? undefined}>
      <BlockHeading heading={heading} />
      <ul className="points">
        {items.map((item) => (
          <li key={item.heading} className="point">
            <h3>{t(item.heading)}</h3>
            <p>{t(item.text)}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
