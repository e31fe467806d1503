// Links to the next pages as a row of buttons.

import type { Action } from "@trichter/shared/payload";
import { useDocumentText } from "../text/use-text.ts";
import { ButtonLink } from "./button-link.tsx";
import "./action-links.css";

export function ActionLinks({ actions }: { actions: readonly Action[] }) {
  const t = useDocumentText();
  return (
    <ul className="actions">
      {actions.map((action) => (
        <li key={action.label}>
          <ButtonLink href={action.href} look={action.style}>
            {t(action.label)}
          </ButtonLink>
        </li>
      ))}
    </ul>
  );
}
