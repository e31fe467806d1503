// A front door of the shop: the promise beside a mood picture, then what the document tells.

import type { PageProps } from "@trichter/shared/payload";
import { Blocks } from "../blocks/blocks.tsx";
import { PageHeading } from "../ui/page-heading.tsx";
import { PagePicture } from "../ui/page-picture.tsx";
import "./landing.css";

export const texts = [] as const;

export function Page({ heading, lead, picture, blocks }: PageProps) {
  return (
    <div className="page page-landing">
      <div className="landing-hero">
        <PageHeading heading={heading} lead={lead} />
        <PagePicture picture={picture} sizes="sm:100vw md:100vw lg:640px" className="landing-picture" />
      </div>
      <Blocks blocks={blocks} />
    </div>
  );
}
