// The video sales letter: heading and lead on a dark stage, the argument in a reading column below.

import type { PageProps } from "@trichter/shared/payload";
import { Blocks } from "../blocks/blocks.tsx";
import { Hero, texts as heroTexts } from "../blocks/hero.tsx";
import "./video.css";

export const texts = heroTexts;

export function Page({ heading, lead, hero, blocks }: PageProps) {
  return (
    <article className="page page-video">
      <div className="video-stage on-dark">
        <Hero heading={heading} lead={lead} hero={hero} />
      </div>
      <Blocks blocks={blocks} />
    </article>
  );
}
