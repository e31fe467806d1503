// The blocks that nearly every page is made of. They come with the app. What else the server wants to know of a block stands in
// block-modules.ts.

import { Block as Actions } from "./actions.tsx";
import { Block as Faq } from "./faq.tsx";
import { Block as Order } from "./order.tsx";
import { Block as Points } from "./points.tsx";
import { Block as Prose } from "./prose.tsx";
import { Block as Steps } from "./steps.tsx";
import { Block as Trust } from "./trust.tsx";

export const storyBlocks = {
  actions: Actions,
  faq: Faq,
  order: Order,
  points: Points,
  prose: Prose,
  steps: Steps,
  trust: Trust,
};
