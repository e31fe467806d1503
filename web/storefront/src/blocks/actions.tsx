// A block of links to the next pages, as buttons.

import type { ActionsBlock } from "@trichter/shared/payload";
import { useDocumentText } from "../text/use-text.ts";
import { ButtonLink } from "../ui/button-link.tsx";
import "./actions.css";

export const texts = [] as const;

export function Actions({ items }: ActionsBlock) {
  const t = useDocumentText();
  return (
    <ul className="actions">
      {items.map((action) => (
        <li key={action.label}>
          <ButtonLink href={action.href} look={action.style}>
            {t(action.label)}
          </ButtonLink>
        </li>
      ))}
    </ul>
  );
}
