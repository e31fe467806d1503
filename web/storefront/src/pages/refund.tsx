// The statutory withdrawal: the function itself, then what is good to know, in a plain reading column without persuasion.

import type { PageProps } from "@trichter/shared/payload";
import { Blocks } from "../blocks/blocks.tsx";
import { Hero, texts as heroTexts } from "../blocks/hero.tsx";
import { loadWithdrawal, presentWithdrawal } from "./refund-parts.ts";
import "./refund.css";

export const texts = heroTexts;

export const prepare = loadWithdrawal;

export function Page({ heading, lead, hero, blocks, frame, withdrawal }: PageProps) {
  const Withdrawal = presentWithdrawal();
  return (
    <div className="page page-refund">
      <Hero heading={heading} lead={lead} hero={hero} />
      {withdrawal && Withdrawal && <Withdrawal words={withdrawal} frame={frame} />}
      <Blocks blocks={blocks} />
    </div>
  );
}
