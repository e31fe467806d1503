// The statutory withdrawal: plain reading column, no persuasion beside it.

import type { PageProps } from "@trichter/shared/payload";
import { DocumentPage } from "../blocks/document-page.tsx";
import "./refund.css";

export const texts = [] as const;

export function Page(props: PageProps) {
  return <DocumentPage {...props} />;
}
