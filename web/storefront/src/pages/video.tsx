// The video sales letter: heading and lead on a dark stage, the argument in a reading column below.

import type { PageProps } from "@trichter/shared/payload";
import { Blocks } from "../blocks/blocks.tsx";
import { PageHeading } from "../ui/page-heading.tsx";
import "./video.css";

export const texts = [] as const;

export function Page({ heading, lead, blocks }: PageProps) {
  return (
    <article className="page page-video">
      <div className="video-stage on-dark">
        <PageHeading heading={heading} lead={lead} />
      </div>
      <Blocks blocks={blocks} />
    </article>
  );
}
