// The return from the payment provider: a short notice while the order is looked up.

import type { PageProps } from "@trichter/shared/payload";
import { Blocks } from "../blocks/blocks.tsx";
import { PageHeading } from "../ui/page-heading.tsx";
import "./paypal-confirm.css";

export const texts = [] as const;

export function Page({ heading, lead, blocks }: PageProps) {
  return (
    <div className="page page-paypal-confirm">
      <PageHeading heading={heading} lead={lead} />
      <Blocks blocks={blocks} />
    </div>
  );
}
