// What a quiz led to: the heading as a panel of its own, then the reasons and the way on.

import type { PageProps } from "@trichter/shared/payload";
import { DocumentPage } from "../blocks/document-page.tsx";
import "./summary.css";

export const texts = [] as const;

export function Page(props: PageProps) {
  return <DocumentPage {...props} />;
}
