// Legal text as a page: a reading column with quiet headings.

import type { PageProps } from "@trichter/shared/payload";
import { DocumentPage } from "../blocks/document-page.tsx";
import "./terms.css";

export const texts = [] as const;

export function Page(props: PageProps) {
  return <DocumentPage {...props} />;
}
