// Reviews: for whoever a mail asked, what they want to say; for everybody, how reviews come about and what is shown of them.

import type { PageProps } from "@trichter/shared/payload";
import { Blocks } from "../blocks/blocks.tsx";
import { Hero, texts as heroTexts } from "../blocks/hero.tsx";
import { FeedbackHost, texts as hostTexts } from "../features/feedback/feedback-host.tsx";
import "./feedback.css";

export const texts = [heroTexts, hostTexts] as const;

export function Page({ heading, lead, hero, blocks }: PageProps) {
  return (
    <div className="page page-feedback">
      <Hero heading={heading} lead={lead} hero={hero} />
      <FeedbackHost />
      <Blocks blocks={blocks} />
    </div>
  );
}
