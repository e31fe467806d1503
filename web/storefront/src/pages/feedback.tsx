// A verified review: what is asked and how it is used, in one reading column.

import type { PageProps } from "@trichter/shared/payload";
import { DocumentPage, texts as documentTexts } from "../blocks/document-page.tsx";
import "./feedback.css";

export const texts = documentTexts;

export function Page(props: PageProps) {
  return <DocumentPage {...props} />;
}
