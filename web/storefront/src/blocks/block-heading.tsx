// The optional h2 of a block. Page titles are not its business: see page-heading.tsx.

import type { MessageId } from "@trichter/shared/payload";
import { useDocumentText } from "../text/use-text.ts";

export function BlockHeading({ heading }: { heading: MessageId | null }) {
  const t = useDocumentText();
  return heading === null ? null : <h2 className="block-heading">{t(heading)}</h2>;
}
