// An extra after an order: set apart by a frame, because it is a new, separate order.

import type { PageProps } from "@trichter/shared/payload";
import { Blocks } from "../blocks/blocks.tsx";
import { PageHeading } from "../ui/page-heading.tsx";
import "./upsell.css";

export const texts = [] as const;

export function Page({ heading, lead, blocks }: PageProps) {
  return (
    <div className="page page-upsell">
      <PageHeading heading={heading} lead={lead} />
      <Blocks blocks={blocks} />
    </div>
  );
}
