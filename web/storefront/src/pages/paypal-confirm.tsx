// The return from the payment provider: the order is looked up until its payment has come to an end.

import type { PageProps } from "@trichter/shared/payload";
import { Blocks } from "../blocks/blocks.tsx";
import { Hero, texts as heroTexts } from "../blocks/hero.tsx";
import { LatePart, texts as lateTexts } from "../features/order/late-part.tsx";
import { NoScript, texts as noScriptTexts } from "../features/order/no-script.tsx";
import "./paypal-confirm.css";

export const texts = [heroTexts, lateTexts, noScriptTexts] as const;

export function Page({ heading, lead, hero, blocks, frame, checkout }: PageProps) {
  return (
    <div className="page page-paypal-confirm">
      <Hero heading={heading} lead={lead} hero={hero} />
      <NoScript contact={frame.contact} />
      {checkout && <LatePart load={loadReturn} props={{ payHref: checkout.payHref }} />}
      <Blocks blocks={blocks} />
    </div>
  );
}

async function loadReturn() {
  const { PaymentReturn } = await import("../features/order/payment-return.tsx");
  return PaymentReturn;
}
