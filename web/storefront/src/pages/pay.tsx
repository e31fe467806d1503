// The payment step: a plain, quiet form page without pictures or side ways.

import type { PageProps } from "@trichter/shared/payload";
import { DocumentPage, texts as documentTexts } from "../blocks/document-page.tsx";
import "./pay.css";

export const texts = documentTexts;

export function Page(props: PageProps) {
  return <DocumentPage {...props} />;
}
