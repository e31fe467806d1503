// A page that is nothing but its document: head and blocks. What sets a kind apart stands in that kind's styles.

import type { PageProps } from "@trichter/shared/payload";
import { Blocks } from "./blocks.tsx";
import { Hero, texts as heroTexts } from "./hero.tsx";

export const texts = heroTexts;

export function DocumentPage({ kind, heading, lead, hero, blocks }: PageProps) {
  return (
    <div className={`page page-${kind}`}>
      <Hero heading={heading} lead={lead} hero={hero} />
      <Blocks blocks={blocks} />
    </div>
  );
}
