// A front door of the shop: the promise beside a mood picture, then what the document tells.

import type { PageProps } from "@trichter/shared/payload";
import picture from "../assets/pictures/daily-trio-on-sage-960.webp";
import { Blocks } from "../blocks/blocks.tsx";
import { PageHeading } from "../ui/page-heading.tsx";
import "./landing.css";

export const texts = [] as const;

export function Page({ heading, lead, blocks }: PageProps) {
  return (
    <div className="page page-landing">
      <div className="landing-hero">
        <PageHeading heading={heading} lead={lead} />
        {/* A mood picture that says nothing the text does not: no alternative text. */}
        <img className="landing-picture" src={picture} alt="" width={960} height={641} fetchPriority="high" />
      </div>
      <Blocks blocks={blocks} />
    </div>
  );
}
