// An offer: the product's case, wide, with its heading centred.

import type { PageProps } from "@trichter/shared/payload";
import { DocumentPage } from "../blocks/document-page.tsx";
import "./offer.css";

export const texts = [] as const;

export function Page(props: PageProps) {
  return <DocumentPage {...props} />;
}
