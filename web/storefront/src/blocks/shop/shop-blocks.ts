// The blocks that sell, in one chunk: a page without any of them does not load it.

import * as benefits from "./benefits.tsx";
import { ClaimCompanions } from "./claim-companions.tsx";
import * as comparison from "./comparison.tsx";
import * as contents from "./contents.tsx";
import * as facts from "./facts.tsx";
import * as guarantee from "./guarantee.tsx";
import * as ingredients from "./ingredients.tsx";
import * as orderbar from "./orderbar.tsx";
import * as packages from "./packages.tsx";
import * as payments from "./payments.tsx";
import * as press from "./press.tsx";
import * as price from "./price.tsx";
import { PriceLines } from "./price-lines.tsx";
import * as reviews from "./reviews.tsx";
import * as video from "./video.tsx";

export const shopBlocks = {
  benefits,
  comparison,
  contents,
  facts,
  guarantee,
  ingredients,
  orderbar,
  packages,
  payments,
  press,
  price,
  reviews,
  video,
};

/** Parts of them for whoever sells outside of blocks. */
export const shopParts = { ClaimCompanions, PriceLines };

export type ShopParts = typeof shopParts;
