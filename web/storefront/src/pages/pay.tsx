// The payment step: packages to choose if the page has any, then the checkout, then what speaks for it. A plain, quiet page
// without side ways.

import type { Block, PageProps } from "@trichter/shared/payload";
import { Blocks } from "../blocks/blocks.tsx";
import { Hero, texts as heroTexts } from "../blocks/hero.tsx";
import { LatePart, texts as lateTexts } from "../features/order/late-part.tsx";
import { NoScript, texts as noScriptTexts } from "../features/order/no-script.tsx";
import "./pay.css";

export const texts = [heroTexts, lateTexts, noScriptTexts] as const;

export function Page({ heading, lead, hero, blocks, frame, checkout }: PageProps) {
  return (
    <div className="page page-pay">
      <Hero heading={heading} lead={lead} hero={hero} />
      <Blocks blocks={blocks.filter(isChoice)} />
      <NoScript contact={frame.contact} />
      {checkout && <LatePart load={loadCheckout} props={{ places: checkout, frame, blocks }} />}
      <Blocks blocks={blocks.filter((block) => !isChoice(block))} />
    </div>
  );
}

/** Blocks to choose by stand above the checkout. */
function isChoice({ block }: Block): boolean {
  return block === "packages";
}

async function loadCheckout() {
  const { PayCheckout } = await import("./pay-checkout.ts");
  return PayCheckout;
}
