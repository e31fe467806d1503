// The end of an order: thanks as a panel, marked with a tick, then what happens next.

import type { PageProps } from "@trichter/shared/payload";
import { Blocks } from "../blocks/blocks.tsx";
import { Icon } from "../ui/icon.tsx";
import { PageHeading } from "../ui/page-heading.tsx";
import { PagePicture } from "../ui/page-picture.tsx";
import "./thankyou.css";

export const texts = [] as const;

export function Page({ heading, lead, picture, blocks }: PageProps) {
  return (
    <div className="page page-thankyou">
      <div className="thankyou-panel">
        <span className="thankyou-mark">
          <Icon name="check" size="large" />
        </span>
        <PageHeading heading={heading} lead={lead} />
        <PagePicture picture={picture} sizes="sm:100vw md:640px" className="document-picture" />
      </div>
      <Blocks blocks={blocks} />
    </div>
  );
}
