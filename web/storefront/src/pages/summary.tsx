// What a quiz led to: the heading as a panel of its own, the result of this visitor, then the reasons and the way on. Who is
// offered nothing sees nothing that sells.

import type { PageProps } from "@trichter/shared/payload";
import { useCallback, useState } from "react";
import { Blocks } from "../blocks/blocks.tsx";
import { Hero, texts as heroTexts } from "../blocks/hero.tsx";
import { ResultHost, texts as resultTexts } from "../features/quiz/result-host.tsx";
import "./summary.css";

export const texts = [heroTexts, resultTexts] as const;

export function Page({ heading, lead, hero, blocks, frame, ways }: PageProps) {
  const [sells, setSells] = useState(true);
  const onNothingToSell = useCallback(() => setSells(false), []);
  return (
    <div className="page page-summary">
      <Hero heading={heading} lead={lead} hero={sells ? hero : { ...hero, order: null, actions: [] }} />
      {ways.length > 0 && <ResultHost ways={ways} homeHref={frame.homeHref} onNothingToSell={onNothingToSell} />}
      {sells && <Blocks blocks={blocks} />}
    </div>
  );
}
