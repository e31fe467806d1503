// The end of an order: thanks as a panel, then what happens next.

import type { PageProps } from "@trichter/shared/payload";
import { DocumentPage } from "../blocks/document-page.tsx";
import "./thankyou.css";

export const texts = [] as const;

export function Page(props: PageProps) {
  return <DocumentPage {...props} />;
}
