// Every block as the server knows it, with the texts it shows. The browser imports components alone: what it shall show is in
// its payload already.

import type { BlockName, BlockOf } from "@trichter/shared/payload";
import type { ComponentType } from "react";
import type { TextIds } from "../text/text-ids.ts";
import * as actions from "./actions.tsx";
import * as faq from "./faq.tsx";
import * as order from "./order.tsx";
import * as points from "./points.tsx";
import * as prose from "./prose.tsx";
import * as benefits from "./shop/benefits.tsx";
import * as comparison from "./shop/comparison.tsx";
import * as contents from "./shop/contents.tsx";
import * as countdown from "./shop/countdown.tsx";
import * as extras from "./shop/extras.tsx";
import * as facts from "./shop/facts.tsx";
import * as guarantee from "./shop/guarantee.tsx";
import * as ingredients from "./shop/ingredients.tsx";
import * as orderbar from "./shop/orderbar.tsx";
import * as packages from "./shop/packages.tsx";
import * as payments from "./shop/payments.tsx";
import * as press from "./shop/press.tsx";
import * as price from "./shop/price.tsx";
import * as reviews from "./shop/reviews.tsx";
import * as video from "./shop/video.tsx";
import * as steps from "./steps.tsx";
import * as trust from "./trust.tsx";

type BlockModule<Name extends BlockName> = { Block: ComponentType<BlockOf<Name>>; texts: TextIds };

export const blockModules: { [Name in BlockName]: BlockModule<Name> } = {
  actions,
  faq,
  order,
  points,
  prose,
  steps,
  trust,
  benefits,
  comparison,
  contents,
  countdown,
  extras,
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
