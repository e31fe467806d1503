// The one h1 of a page and its lead. Focus goes to the h1 after a navigation, so every page kind uses this.

import type { PageProps } from "@trichter/shared/payload";
import { useDocumentText } from "../text/use-text.ts";
import "./page-heading.css";

export function PageHeading({ heading, lead }: Pick<PageProps, "heading" | "lead">) {
  const t = useDocumentText();
  return (
    <div className="page-heading">
      <h1 tabIndex={-1}>{t(heading)}</h1>
      {lead !== null && <p className="page-heading-lead">{t(lead)}</p>}
    </div>
  );
}
