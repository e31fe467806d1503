// The page kinds, layouts and blocks as the browser gets them: one chunk each, loaded when a payload asks for it.
// A new kind, layout or block does not compile until it stands here and in server-modules.ts.

import type { BlockName, LayoutName, PageKind } from "@trichter/shared/payload";
import type { BlockModule } from "../blocks/block-module.ts";
import type { LayoutModule, PageModule } from "./modules.ts";

export const pageChunks: Record<PageKind, () => Promise<PageModule>> = {
  landing: () => import("../pages/landing.tsx"),
  video: () => import("../pages/video.tsx"),
  quiz: () => import("../pages/quiz.tsx"),
  email: () => import("../pages/email.tsx"),
  summary: () => import("../pages/summary.tsx"),
  offer: () => import("../pages/offer.tsx"),
  upsell: () => import("../pages/upsell.tsx"),
  pay: () => import("../pages/pay.tsx"),
  "paypal-confirm": () => import("../pages/paypal-confirm.tsx"),
  thankyou: () => import("../pages/thankyou.tsx"),
  feedback: () => import("../pages/feedback.tsx"),
  refund: () => import("../pages/refund.tsx"),
  terms: () => import("../pages/terms.tsx"),
  "not-found": () => import("../pages/not-found.tsx"),
  error: () => import("../pages/error.tsx"),
};

export const layoutChunks: Record<LayoutName, () => Promise<LayoutModule>> = {
  default: () => import("../layouts/default.tsx"),
  offer: () => import("../layouts/offer.tsx"),
  offer2: () => import("../layouts/offer2.tsx"),
  offer3: () => import("../layouts/offer3.tsx"),
  quiz: () => import("../layouts/quiz.tsx"),
  quiz2: () => import("../layouts/quiz2.tsx"),
  "quiz-dietoxil": () => import("../layouts/quiz-dietoxil.tsx"),
  "quiz-email": () => import("../layouts/quiz-email.tsx"),
  sale: () => import("../layouts/sale.tsx"),
  empty: () => import("../layouts/empty.tsx"),
  none: () => import("../layouts/none.tsx"),
};

export const blockChunks: { [Name in BlockName]: () => Promise<BlockModule<Name>> } = {
  actions: () => import("../blocks/actions.tsx"),
  benefits: () => import("../blocks/benefits.tsx"),
  comparison: () => import("../blocks/comparison.tsx"),
  contents: () => import("../blocks/contents.tsx"),
  facts: () => import("../blocks/facts.tsx"),
  faq: () => import("../blocks/faq.tsx"),
  guarantee: () => import("../blocks/guarantee.tsx"),
  ingredients: () => import("../blocks/ingredients.tsx"),
  order: () => import("../blocks/order.tsx"),
  orderbar: () => import("../blocks/orderbar.tsx"),
  packages: () => import("../blocks/packages.tsx"),
  payments: () => import("../blocks/payments.tsx"),
  points: () => import("../blocks/points.tsx"),
  press: () => import("../blocks/press.tsx"),
  price: () => import("../blocks/price.tsx"),
  prose: () => import("../blocks/prose.tsx"),
  reviews: () => import("../blocks/reviews.tsx"),
  steps: () => import("../blocks/steps.tsx"),
  trust: () => import("../blocks/trust.tsx"),
};
