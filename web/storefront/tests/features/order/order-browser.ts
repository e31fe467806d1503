// A visitor on the pages of an order, for tests: with a basket, a shop that answers what it is told, and hands to fill in forms.

import type { CheckoutTerms, PlacedOrderView, Quote } from "@trichter/shared/order";
import { writeBasket } from "../../../src/state/basket.ts";
import { QuizBrowser } from "../quiz/quiz-browser.tsx";
import { everyAskQuiz } from "../quiz/sample-quiz.ts";

const api = "https://api.example/api";

export const sampleTerms: CheckoutTerms = {
  country: "DE",
  currency: "EUR",
  button: { words: "Zahlungspflichtig bestellen", version: "2026-11-15" },
  delivery: { cost: "3,90 €", days: "2–4" },
  address: [
    { name: "name", required: true, autocomplete: "name", mask: null, max_length: 80, input_mode: "text" },
    { name: "line2", required: false, autocomplete: "address-line2", mask: null, max_length: 80, input_mode: "text" },
    {
      name: "postcode",
      required: true,
      autocomplete: "postal-code",
      mask: "#####",
      max_length: 12,
      input_mode: "numeric",
    },
  ],
  methods: [
    { name: "sepa_debit", credit: "none", preselected: true, can_be_saved: true },
    { name: "card", credit: "maybe", preselected: false, can_be_saved: true },
  ],
  quizzes: { start: "start" },
  chains: ["start"],
  agreements: {
    charge_again: { words: "Meine Zahlungsart darf gespeichert werden.", version: "2026-11-17" },
    early_supply: { words: "Ich stimme ausdrücklich zu.", version: "2026-11-17" },
  },
};

export const sampleQuote: Quote = {
  revision: 7,
  lines: [
    {
      sku: "daily-trio-3",
      name: "Daily Trio",
      note: "3 Dosen",
      picture: "jar-3",
      quantity: 1,
      price: "89,70 €",
      total: "89,70 €",
      discount: null,
      unit_price: "766,67 €/kg",
      dose: "2 Kapseln",
      net_quantity: "117 g",
      is_sent: true,
      prior: null,
      is_sold_out: false,
      price_minor: 8970,
    },
  ],
  goods: "89,70 €",
  discount: null,
  delivery: "3,90 €",
  total: "93,60 €",
  total_minor: 9360,
  currency: "EUR",
  vat: [{ rate: "7 %", amount: "6,12 €" }],
  delivery_days: "2–4",
  coupon: null,
};

export function sampleOrder(changes: Partial<PlacedOrderView> = {}): PlacedOrderView {
  return {
    id: "ord_SESSION",
    number: null,
    state: "placed",
    country: "DE",
    locale: "de_DE",
    email: "anna@example.org",
    address_lines: ["Anna Muster", "Lange Straße 1", "10115 Berlin"],
    lines: [
      {
        sku: "daily-trio-3",
        name: "Daily Trio",
        note: "3 Dosen",
        quantity: 1,
        price: "89,70 €",
        total: "89,70 €",
        discount: null,
        unit_price: null,
        picture: null,
        is_sent: true,
      },
    ],
    goods: "89,70 €",
    discount: null,
    delivery: "3,90 €",
    total: "93,60 €",
    total_minor: 9360,
    currency: "EUR",
    vat: [{ rate: "7 %", amount: "6,12 €" }],
    method: "sepa_debit",
    placed_on: null,
    can_pay: true,
    placed_at: null,
    paid_at: null,
    last_attempt: { id: "att_SESSION", standing: "pending", is_in_process: false },
    refunded: null,
    ...changes,
  };
}

export function problem(status: number, code: string, members = {}): () => Response {
  return () => Response.json({ code, title: code, ...members }, { status });
}

export class OrderBrowser extends QuizBrowser {
  /** What was sent, oldest first: method and path, and the body if there was one. */
  readonly sent: { call: string; body: unknown }[] = [];

  constructor() {
    super(everyAskQuiz());
    this.answer("GET /checkout/DE", () => Response.json(sampleTerms));
    this.answer("POST /quotes", () => Response.json(sampleQuote));
  }

  /** The last answer is given for ever. */
  answer(call: string, ...answers: (() => Response)[]): void {
    const [method, path] = call.split(" ");
    this.device.answers.set(`${method} ${api}${path}`, async (request) => {
      this.sent.push({ call, body: request?.body ? await request.json() : null });
      const next = answers.length > 1 ? answers.shift() : answers[0];
      return next?.() ?? Response.error();
    });
  }

  /** What was sent to these, in order. */
  callsTo(pattern: RegExp): string[] {
    return this.sent.map(({ call }) => call).filter((call) => pattern.test(call));
  }

  fillBasket(sku = "daily-trio-3", funnel: string | null = null): void {
    const items = [{ sku, quantity: 1 }];
    writeBasket(this.device, { country: "DE", items, coupon: null, funnel, from: "offer1" });
  }

  async fillForm(): Promise<void> {
    await this.type("#order-email", "anna@example.org");
    await this.type("#order-name", "Anna Muster");
    await this.type("#order-postcode", "10115");
  }

  pressOrderButton(): Promise<void> {
    return this.click("[data-legal=order-button]");
  }

  text(selector: string): string {
    return document.querySelector(selector)?.textContent ?? "";
  }
}
