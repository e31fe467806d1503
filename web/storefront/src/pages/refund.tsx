// The statutory withdrawal: plain reading column, no persuasion beside it.

import type { PageProps } from "@trichter/shared/payload";
import { Blocks } from "../blocks/blocks.tsx";
import { PageHeading } from "../ui/page-heading.tsx";
import "./refund.css";

export const texts = [] as const;

export function Page({ heading, lead, blocks }: PageProps) {
  return (
    <div className="page page-refund">
      <PageHeading heading={heading} lead={lead} />
      <Blocks blocks={blocks} />
    </div>
  );
}
