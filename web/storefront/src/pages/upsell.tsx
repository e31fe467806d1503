// An extra after an order: set apart by a frame, because it is a new, separate order.

import type { PageProps } from "@trichter/shared/payload";
import { DocumentPage, texts as documentTexts } from "../blocks/document-page.tsx";
import "./upsell.css";

export const texts = documentTexts;

export function Page(props: PageProps) {
  return <DocumentPage {...props} />;
}
