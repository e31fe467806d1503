// An offer: the product's case, wide, with its heading centred. Who has just paid finds an order of its own in place of its price.

import type { PageProps } from "@trichter/shared/payload";
import { DocumentPage, texts as documentTexts } from "../blocks/document-page.tsx";
import { OfferContext } from "../blocks/offer-context.ts";
import { useChainOffer } from "../features/order/use-chain-offer.tsx";
import "./offer.css";

export const texts = documentTexts;

export function Page(props: PageProps) {
  return (
    <OfferContext value={useChainOffer(props.frame)}>
      <DocumentPage {...props} />
    </OfferContext>
  );
}
