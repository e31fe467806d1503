// The page kinds, layouts and blocks as the server bundle holds them: all at once, because the server's renderer
// cannot wait for a chunk. The browser never imports this file.

import type { LayoutName, PageKind } from "@trichter/shared/payload";
import { blockModules } from "../blocks/block-modules.ts";
import { shopBlocks } from "../blocks/shop/shop-blocks.ts";
import { texts as feedbackTexts } from "../features/feedback/feedback.tsx";
import { LeadForm, texts as leadTexts } from "../features/lead/lead-form.tsx";
import { texts as mailboxTexts } from "../features/mailbox/mailbox.tsx";
import { texts as chainTexts } from "../features/order/chain-offer.tsx";
import { texts as checkoutTexts } from "../features/order/checkout.tsx";
import { texts as returnTexts } from "../features/order/payment-return.tsx";
import { texts as placedTexts } from "../features/order/placed-order.tsx";
import { texts as staleTexts } from "../features/order/stale-download.tsx";
import { texts as answersTexts } from "../features/quiz/given-answers.tsx";
import { MailableRun } from "../features/quiz/mailable-run.tsx";
import { FirstBody, texts as playerTexts, QuizPlayer } from "../features/quiz/player.tsx";
import { providePlayer } from "../features/quiz/player-chunk.ts";
import { texts as resultTexts } from "../features/quiz/result.tsx";
import { Withdrawal, texts as withdrawalTexts } from "../features/withdrawal/withdrawal.tsx";
import * as defaultLayout from "../layouts/default.tsx";
import * as emptyLayout from "../layouts/empty.tsx";
import * as noneLayout from "../layouts/none.tsx";
import * as offerLayout from "../layouts/offer.tsx";
import * as offer2Layout from "../layouts/offer2.tsx";
import * as offer3Layout from "../layouts/offer3.tsx";
import * as quizLayout from "../layouts/quiz.tsx";
import * as quizDietoxilLayout from "../layouts/quiz-dietoxil.tsx";
import * as quizEmailLayout from "../layouts/quiz-email.tsx";
import * as quiz2Layout from "../layouts/quiz2.tsx";
import * as saleLayout from "../layouts/sale.tsx";
import * as emailPage from "../pages/email.tsx";
import { provideEmailParts } from "../pages/email-parts.ts";
import * as errorPage from "../pages/error.tsx";
import * as feedbackPage from "../pages/feedback.tsx";
import * as landingPage from "../pages/landing.tsx";
import * as mailboxPage from "../pages/mailbox.tsx";
import * as notFoundPage from "../pages/not-found.tsx";
import * as offerPage from "../pages/offer.tsx";
import * as payPage from "../pages/pay.tsx";
import * as paypalConfirmPage from "../pages/paypal-confirm.tsx";
import * as quizPage from "../pages/quiz.tsx";
import * as refundPage from "../pages/refund.tsx";
import { provideWithdrawal } from "../pages/refund-parts.ts";
import * as summaryPage from "../pages/summary.tsx";
import * as termsPage from "../pages/terms.tsx";
import * as thankyouPage from "../pages/thankyou.tsx";
import * as upsellPage from "../pages/upsell.tsx";
import * as videoPage from "../pages/video.tsx";
import type { LayoutModule, PageModule, WithTexts } from "./modules.ts";

providePlayer({ QuizPlayer, FirstBody });
provideEmailParts({ LeadForm, MailableRun });
provideWithdrawal(Withdrawal);

export const pages: Record<PageKind, WithTexts<PageModule>> = {
  landing: landingPage,
  video: videoPage,
  // Texts of what the browser loads later have to be in the payload before.
  quiz: { ...quizPage, texts: [quizPage.texts, playerTexts] },
  email: { ...emailPage, texts: [emailPage.texts, leadTexts] },
  mailbox: { ...mailboxPage, texts: [mailboxPage.texts, mailboxTexts, answersTexts] },
  summary: {
    ...summaryPage,
    texts: [summaryPage.texts, resultTexts, blockModules.benefits.texts, blockModules.price.texts],
  },
  offer: { ...offerPage, texts: [offerPage.texts, chainTexts] },
  upsell: { ...upsellPage, texts: [upsellPage.texts, chainTexts] },
  pay: { ...payPage, texts: [payPage.texts, checkoutTexts] },
  "paypal-confirm": { ...paypalConfirmPage, texts: [paypalConfirmPage.texts, returnTexts] },
  thankyou: { ...thankyouPage, texts: [thankyouPage.texts, placedTexts, staleTexts] },
  feedback: { ...feedbackPage, texts: [feedbackPage.texts, feedbackTexts] },
  refund: { ...refundPage, texts: [refundPage.texts, withdrawalTexts] },
  terms: termsPage,
  "not-found": notFoundPage,
  error: errorPage,
};

export const layouts: Record<LayoutName, WithTexts<LayoutModule>> = {
  default: defaultLayout,
  offer: offerLayout,
  offer2: offer2Layout,
  offer3: offer3Layout,
  quiz: quizLayout,
  quiz2: quiz2Layout,
  "quiz-dietoxil": quizDietoxilLayout,
  "quiz-email": quizEmailLayout,
  sale: saleLayout,
  empty: emptyLayout,
  none: noneLayout,
};

export { shopBlocks };
