// A page that is nothing but its document: heading, lead, blocks. What sets a kind apart stands in that kind's styles.

import type { PageProps } from "@trichter/shared/payload";
import { PageHeading } from "../ui/page-heading.tsx";
import { Blocks } from "./blocks.tsx";

export function DocumentPage({ kind, heading, lead, blocks }: PageProps) {
  return (
    <div className={`page page-${kind}`}>
      <PageHeading heading={heading} lead={lead} />
      <Blocks blocks={blocks} />
    </div>
  );
}
