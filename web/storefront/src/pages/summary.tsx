// What a quiz led to: the heading as a panel of its own, then the reasons and the way on.

import type { PageProps } from "@trichter/shared/payload";
import { DocumentPage, texts as documentTexts } from "../blocks/document-page.tsx";
import "./summary.css";

export const texts = documentTexts;

export function Page(props: PageProps) {
  return <DocumentPage {...props} />;
}
