// An offer: the product's case, wide, with its heading centred.

import type { PageProps } from "@trichter/shared/payload";
import { DocumentPage, texts as documentTexts } from "../blocks/document-page.tsx";
import "./offer.css";

export const texts = documentTexts;

export function Page(props: PageProps) {
  return <DocumentPage {...props} />;
}
