// The screen for a page that the server could not show. Errors in the browser use the same words: see
// app/render-error.tsx.

import type { PageProps } from "@trichter/shared/payload";
import { Blocks } from "../blocks/blocks.tsx";
import { Hero, texts as heroTexts } from "../blocks/hero.tsx";
import { texts as actionsTexts, ErrorActions } from "../ui/error-actions.tsx";

export const texts = [actionsTexts, heroTexts] as const;

export function Page({ heading, lead, hero, blocks, frame }: PageProps) {
  return (
    <div className="page page-error">
      <Hero heading={heading} lead={lead} hero={hero} />
      <Blocks blocks={blocks} />
      <ErrorActions homeHref={frame.homeHref} />
    </div>
  );
}
