// The page kinds and layouts as the browser gets them: one chunk each, loaded when a payload asks for it; and the blocks
// that not every page has. A new kind or layout does not compile until it stands here and in server-modules.ts. Each import names
// what it takes, so that a chunk holds nothing else.

import type { LayoutName, PageKind } from "@trichter/shared/payload";
import type { ShopBlocks } from "../blocks/block-module.ts";
import type { LayoutModule, PageModule } from "./modules.ts";

export const pageChunks: Record<PageKind, () => Promise<PageModule>> = {
  landing: () => import("../pages/landing.tsx").then(({ Page }) => ({ Page })),
  video: () => import("../pages/video.tsx").then(({ Page }) => ({ Page })),
  quiz: () => import("../pages/quiz.tsx").then(({ Page, prepare }) => ({ Page, prepare })),
  email: () => import("../pages/email.tsx").then(({ Page, prepare }) => ({ Page, prepare })),
  mailbox: () => import("../pages/mailbox.tsx").then(({ Page }) => ({ Page })),
  summary: () => import("../pages/summary.tsx").then(({ Page }) => ({ Page })),
  offer: () => import("../pages/offer.tsx").then(({ Page }) => ({ Page })),
  upsell: () => import("../pages/upsell.tsx").then(({ Page }) => ({ Page })),
  pay: () => import("../pages/pay.tsx").then(({ Page }) => ({ Page })),
  "paypal-confirm": () => import("../pages/paypal-confirm.tsx").then(({ Page }) => ({ Page })),
  thankyou: () => import("../pages/thankyou.tsx").then(({ Page }) => ({ Page })),
  feedback: () => import("../pages/feedback.tsx").then(({ Page }) => ({ Page })),
  refund: () => import("../pages/refund.tsx").then(({ Page, prepare }) => ({ Page, prepare })),
  terms: () => import("../pages/terms.tsx").then(({ Page }) => ({ Page })),
  "not-found": () => import("../pages/not-found.tsx").then(({ Page }) => ({ Page })),
  error: () => import("../pages/error.tsx").then(({ Page }) => ({ Page })),
};

export const layoutChunks: Record<LayoutName, () => Promise<LayoutModule>> = {
  default: () => import("../layouts/default.tsx").then(({ Layout }) => ({ Layout })),
  offer: () => import("../layouts/offer.tsx").then(({ Layout }) => ({ Layout })),
  offer2: () => import("../layouts/offer2.tsx").then(({ Layout }) => ({ Layout })),
  offer3: () => import("../layouts/offer3.tsx").then(({ Layout }) => ({ Layout })),
  quiz: () => import("../layouts/quiz.tsx").then(({ Layout }) => ({ Layout })),
  quiz2: () => import("../layouts/quiz2.tsx").then(({ Layout }) => ({ Layout })),
  "quiz-dietoxil": () => import("../layouts/quiz-dietoxil.tsx").then(({ Layout }) => ({ Layout })),
  "quiz-email": () => import("../layouts/quiz-email.tsx").then(({ Layout }) => ({ Layout })),
  sale: () => import("../layouts/sale.tsx").then(({ Layout }) => ({ Layout })),
  empty: () => import("../layouts/empty.tsx").then(({ Layout }) => ({ Layout })),
  none: () => import("../layouts/none.tsx").then(({ Layout }) => ({ Layout })),
};

export async function shopChunk(): Promise<ShopBlocks> {
  const { shopBlocks } = await import("../blocks/shop/shop-blocks.ts");
  return shopBlocks;
}
