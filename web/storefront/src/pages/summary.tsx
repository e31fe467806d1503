// What a quiz led to: the heading as a panel of its own, then the reasons and the way on.

import type { PageProps } from "@trichter/shared/payload";
import { Blocks } from "../blocks/blocks.tsx";
import { PageHeading } from "../ui/page-heading.tsx";
import "./summary.css";

export const texts = [] as const;

export function Page({ heading, lead, blocks }: PageProps) {
  return (
    <div className="page page-summary">
      <PageHeading heading={heading} lead={lead} />
      <Blocks blocks={blocks} />
    </div>
  );
}
