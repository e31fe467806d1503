// Short facts in a row, each with its sign.

import type { BlockOf } from "@trichter/shared/payload";
import { useDocumentText } from "../text/use-text.ts";
import { Icon } from "../ui/icon.tsx";
import "./trust.css";

export const texts = [] as const;

export function Block({ items }: BlockOf<"trust">) {
  const t = useDocumentText();
  return (
    <ul className="trust">
      {items.map(({ icon, text }) => (
        <li key={text}>
          <Icon name={icon} size="large" />
          {t(text)}
        </li>
      ))}
    </ul>
  );
}
