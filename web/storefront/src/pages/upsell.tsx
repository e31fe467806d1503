// An extra after an order: set apart by a frame, because it is a new, separate order.

import type { PageProps } from "@trichter/shared/payload";
import { DocumentPage, texts as documentTexts } from "../blocks/document-page.tsx";
import { OfferContext } from "../blocks/offer-context.ts";
import { useChainOffer } from "../features/order/use-chain-offer.tsx";
import "./upsell.css";

export const texts = documentTexts;

export function Page(props: PageProps) {
  return (
    <OfferContext value={useChainOffer(props.frame)}>
      <DocumentPage {...props} />
    </OfferContext>
  );
}
