// The blocks that nearly every page is made of. They come with the app.

import * as actions from "./actions.tsx";
import * as faq from "./faq.tsx";
import * as order from "./order.tsx";
import * as points from "./points.tsx";
import * as prose from "./prose.tsx";
import * as steps from "./steps.tsx";
import * as trust from "./trust.tsx";

export const storyBlocks = {
  actions,
  faq,
  order,
  points,
  prose,
  steps,
  trust,
};
