// The blocks that sell, in one chunk: a page without any of them does not load it. What else the server wants to know of a block
// stands in block-modules.ts.

import { Block as Benefits } from "./benefits.tsx";
import { ClaimCompanions } from "./claim-companions.tsx";
import { Block as Comparison } from "./comparison.tsx";
import { Block as Contents } from "./contents.tsx";
import { Block as Countdown } from "./countdown.tsx";
import { Block as Extras } from "./extras.tsx";
import { Block as Facts } from "./facts.tsx";
import { Block as Guarantee } from "./guarantee.tsx";
import { Block as Ingredients } from "./ingredients.tsx";
import { Block as Orderbar } from "./orderbar.tsx";
import { Block as Packages } from "./packages.tsx";
import { Block as Payments } from "./payments.tsx";
import { Block as Press } from "./press.tsx";
import { Block as Price } from "./price.tsx";
import { PriceLines } from "./price-lines.tsx";
import { Block as Reviews } from "./reviews.tsx";
import { Block as Video } from "./video.tsx";

export const shopBlocks = {
  benefits: Benefits,
  comparison: Comparison,
  contents: Contents,
  countdown: Countdown,
  extras: Extras,
  facts: Facts,
  guarantee: Guarantee,
  ingredients: Ingredients,
  orderbar: Orderbar,
  packages: Packages,
  payments: Payments,
  press: Press,
  price: Price,
  reviews: Reviews,
  video: Video,
};

/** Parts of them for whoever sells outside of blocks. */
export const shopParts = { ClaimCompanions, PriceLines };

export type ShopParts = typeof shopParts;
