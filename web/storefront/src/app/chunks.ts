// The page kinds and layouts as the browser gets them: one chunk each, loaded when a payload asks for it; and the blocks
// that not every page has. A new kind or layout does not compile until it stands here and in server-modules.ts.

import type { LayoutName, PageKind } from "@trichter/shared/payload";
import type { ShopBlocks } from "../blocks/block-module.ts";
import type { LayoutModule, PageModule } from "./modules.ts";

export const pageChunks: Record<PageKind, () => Promise<PageModule>> = {
  landing: () => import("../pages/landing.tsx"),
  video: () => import("../pages/video.tsx"),
  quiz: () => import("../pages/quiz.tsx"),
  email: () => import("../pages/email.tsx"),
  mailbox: () => import("../pages/mailbox.tsx"),
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

export async function shopChunk(): Promise<ShopBlocks> {
  const { shopBlocks } = await import("../blocks/shop/shop-blocks.ts");
  return shopBlocks;
}
