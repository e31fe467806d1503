// The API as typed functions, one per operation; types and addresses come from the server's own description. Loaded when
// it is first needed, never with a page: import it dynamically, its types statically.

import createClient from "openapi-fetch";
import type { components, paths } from "./api.ts";
import type { FeedbackRequest, FeedbackView, Said } from "./feedback.ts";
import type {
  CheckoutTerms,
  Download,
  NextOffer,
  Offer,
  OfferOrder,
  OrderRequest,
  PaymentStart,
  PlacedOrderView,
  Purchase,
  PurchaseEvent,
  Quote,
  QuoteRequest,
  StartedPayment,
} from "./order.ts";
import { ProblemError, problemOf } from "./problem-error.ts";
import type { WithdrawalReceipt, WithdrawalStatement } from "./withdrawal.ts";

type Schemas = components["schemas"];

export type ConsentChoice = Schemas["ConsentRequest"];

/** Goes by beacon, not by this client: nobody waits for it. */
export type FunnelEvents = Schemas["EventsRequest"];

export type ConsentRecord = Schemas["ConsentView"];

export type QuizSessionStart = Schemas["QuizSessionRequest"];

export type GivenAnswer = Schemas["AnswerRequest"];

export type KeptQuizSession = Schemas["QuizSessionView"];

export type LeadForm = Schemas["LeadRequest"];

export type LeadAnswer = Schemas["LeadView"];

export type MyData = Schemas["MyDataView"];

export type ApiParts = {
  /** The client state's `config.apiBaseUrl`; empty for the page's own origin. */
  baseUrl: string;
  fetch: typeof fetch;
};

/** Every function rejects with a `ProblemError` and nothing else. */
export type Api = {
  /** Records a choice. The same choice (the same `id`) may be sent again: it is recorded once. */
  recordConsent(choice: ConsentChoice): Promise<ConsentRecord>;
  /** Begins to keep a run; the same again changes nothing. */
  openQuizSession(start: QuizSessionStart): Promise<void>;
  /** Keeps answers; of two to one step the one with the higher sequence. */
  saveAnswers(id: string, secret: string, given: Schemas["AnswersRequest"]): Promise<void>;
  readQuizSession(id: string, secret: string): Promise<KeptQuizSession>;
  /** Erases a run; one that is gone already is as good as erased. */
  eraseQuizSession(id: string, secret: string): Promise<void>;
  /** Hands in an e-mail form; the same again (the same `id`) is taken once. */
  sendLead(form: LeadForm): Promise<LeadAnswer>;
  confirmNewsletter(secret: string): Promise<void>;
  endNewsletter(secret: string): Promise<void>;
  /** All that is kept of whoever a mail was written to; its link holds the secret. */
  readMyData(secret: string): Promise<MyData>;
  eraseMyData(secret: string): Promise<void>;
  readCheckout(country: CheckoutTerms["country"]): Promise<CheckoutTerms>;
  /** What a basket costs now. Changes nothing. */
  quote(request: QuoteRequest): Promise<Quote>;
  /** Keeps an order that nobody has to pay yet; the same again (the same `id`) is kept once. */
  saveOrder(request: OrderRequest): Promise<PlacedOrderView>;
  /** Places the order and says where it is paid; the same attempt again leads to the same place. */
  startPayment(id: string, secret: string, start: PaymentStart): Promise<StartedPayment>;
  /** Gives up a payment that was not made. */
  stopPayment(id: string, secret: string): Promise<void>;
  /** Has the provider asked about the payment. */
  settleOrder(id: string, secret: string): Promise<PlacedOrderView>;
  readOrder(id: string, secret: string): Promise<PlacedOrderView>;
  /** The digital goods of the purchase that an order is of; links to files hold for an hour. */
  listDownloads(id: string, secret: string): Promise<readonly Download[]>;
  /** All orders of the purchase that an order is of. */
  readPurchase(id: string, secret: string): Promise<Purchase>;
  /** Which offer comes first, or after one that was left. `id` is that of the first order here and below. */
  nextOffer(id: string, secret: string, after: { page: string; accepted: boolean } | null): Promise<NextOffer>;
  readOffer(id: string, secret: string, page: string): Promise<Offer>;
  /** Keeps an order for an offer; nobody has to pay it yet. */
  saveOffer(id: string, secret: string, page: string, order: OfferOrder): Promise<PlacedOrderView>;
  /** What a tag manager is to be told of the sale; nothing if it was told before. */
  takePurchaseEvent(id: string, secret: string): Promise<PurchaseEvent | undefined>;
  /** Withdraws from a contract; the same again (the same `id`) counts once. */
  withdraw(statement: WithdrawalStatement): Promise<WithdrawalReceipt>;
  /** The products of an order that a mail asks about, with what was said of each; its link holds the secret. */
  readFeedback(order: string, secret: string): Promise<FeedbackView>;
  /** Says something of a product; the same again (the same `id`) counts once. */
  sendFeedback(order: string, secret: string, said: FeedbackRequest): Promise<Said>;
  /** Has the shop never ask the reader of the mail again. */
  declineFeedback(order: string, secret: string): Promise<void>;
};

export function createApi({ baseUrl, fetch }: ApiParts): Api {
  const client = createClient<paths>({ baseUrl, fetch: (request) => fetch(request) });
  return {
    // A visitor may choose and leave at once: the request outlives the page.
    recordConsent: (choice) => answerOf(client.POST("/api/consents", { body: choice, keepalive: true })),
    openQuizSession: (start) => successOf(client.POST("/api/quiz-sessions", { body: start, keepalive: true })),
    saveAnswers: (id, secret, given) =>
      successOf(
        client.POST("/api/quiz-sessions/{id}/answers", { params: paramsOf(id, secret), body: given, keepalive: true }),
      ),
    readQuizSession: (id, secret) => answerOf(client.GET("/api/quiz-sessions/{id}", { params: paramsOf(id, secret) })),
    eraseQuizSession: (id, secret) =>
      successOf(
        client.DELETE("/api/quiz-sessions/{id}", { params: paramsOf(id, secret), keepalive: true }),
        ({ status }) => status === 404,
      ),
    sendLead: (form) => answerOf(client.POST("/api/leads", { body: form })),
    confirmNewsletter: (secret) => successOf(client.POST("/api/newsletter/confirm", { params: proofOf(secret) })),
    endNewsletter: (secret) => successOf(client.POST("/api/newsletter/unsubscribe", { params: proofOf(secret) })),
    readMyData: (secret) => answerOf(client.GET("/api/my-data", { params: proofOf(secret) })),
    eraseMyData: (secret) => successOf(client.DELETE("/api/my-data", { params: proofOf(secret) })),
    readCheckout: (country) => answerOf(client.GET("/api/checkout/{country}", { params: { path: { country } } })),
    quote: (request) => answerOf(client.POST("/api/quotes", { body: request })),
    saveOrder: (request) => answerOf(client.POST("/api/orders", { body: request })),
    startPayment: (id, secret, start) =>
      answerOf(client.POST("/api/orders/{id}/payments", { params: paramsOf(id, secret), body: start })),
    stopPayment: (id, secret) =>
      successOf(client.DELETE("/api/orders/{id}/payments", { params: paramsOf(id, secret), keepalive: true })),
    settleOrder: (id, secret) => answerOf(client.POST("/api/orders/{id}/settle", { params: paramsOf(id, secret) })),
    readOrder: (id, secret) => answerOf(client.GET("/api/orders/{id}", { params: paramsOf(id, secret) })),
    listDownloads: async (id, secret) =>
      (await answerOf(client.GET("/api/orders/{id}/downloads", { params: paramsOf(id, secret) }))).downloads,
    readPurchase: (id, secret) => answerOf(client.GET("/api/orders/{id}/purchase", { params: paramsOf(id, secret) })),
    nextOffer: (id, secret, after) => {
      const query = after ? { after: after.page, accepted: after.accepted } : {};
      return answerOf(client.GET("/api/orders/{id}/offers", { params: { ...paramsOf(id, secret), query } }));
    },
    readOffer: (id, secret, page) =>
      answerOf(client.GET("/api/orders/{id}/offers/{page}", { params: offerParams(id, secret, page) })),
    saveOffer: (id, secret, page, order) =>
      answerOf(client.POST("/api/orders/{id}/offers/{page}", { params: offerParams(id, secret, page), body: order })),
    takePurchaseEvent: (id, secret) =>
      answerIfAny(client.POST("/api/orders/{id}/purchase-event", { params: paramsOf(id, secret) })),
    withdraw: (statement) => answerOf(client.POST("/api/withdrawals", { body: statement })),
    readFeedback: (order, secret) =>
      answerOf(client.GET("/api/feedback/{order}", { params: { path: { order }, ...proofOf(secret) } })),
    sendFeedback: (order, secret, said) =>
      answerOf(client.POST("/api/feedback/{order}", { params: { path: { order }, ...proofOf(secret) }, body: said })),
    declineFeedback: (order, secret) =>
      successOf(client.POST("/api/feedback/{order}/objection", { params: { path: { order }, ...proofOf(secret) } })),
  };
}

function offerParams(id: string, secret: string, page: string) {
  return { path: { id, page }, ...proofOf(secret) };
}

type Outcome<Data> = { data?: Data; error?: unknown; response: Response };

/** The run and the proof that it is the visitor's own. */
function paramsOf(id: string, secret: string) {
  return { path: { id }, ...proofOf(secret) };
}

function proofOf(secret: string) {
  return { header: { Authorization: `Bearer ${secret}` } };
}

async function answerOf<Data>(call: Promise<Outcome<Data>>): Promise<Data> {
  const { data, error, response } = await outcomeOf(call);
  if (!response.ok || data === undefined) {
    throw problemOf(response, error);
  }
  return data;
}

/** For who may have nothing to say. */
async function answerIfAny<Data>(call: Promise<Outcome<Data>>): Promise<Data | undefined> {
  const { data, error, response } = await outcomeOf(call);
  if (!response.ok) {
    throw problemOf(response, error);
  }
  return response.status === 204 ? undefined : data;
}

/** For answers without a body; some refusals may be as good as a success. */
async function successOf(
  call: Promise<Outcome<unknown>>,
  isAsGood: (response: Response) => boolean = () => false,
): Promise<void> {
  const { error, response } = await outcomeOf(call);
  if (!response.ok && !isAsGood(response)) {
    throw problemOf(response, error);
  }
}

async function outcomeOf<Data>(call: Promise<Outcome<Data>>): Promise<Outcome<Data>> {
  try {
    return await call;
  } catch (error) {
    throw new ProblemError(error instanceof Error ? error.message : String(error), "unreachable", 0);
  }
}
