// Mails for tests: the shop's real texts, exactly those that the list grants a mail, around values that are the same every
// time.

import { readdirSync, readFileSync } from "node:fs";
import type { Locale } from "@trichter/shared/payload";
import { createTranslate } from "../../storefront/src/text/bundle.ts";
import type { Mail, MailName, MailPayload, OrderFacts, WithdrawalFacts } from "../src/payload.ts";
import { mailTexts, renderMail } from "../src/render-mail.tsx";

export const locales: readonly Locale[] = ["de_DE", "fr_FR", "sv_SE", "en_GB", "da_DK", "fi_FI"];

export const mailNames = Object.keys(mailTexts) as MailName[];

export const everyMail = locales.flatMap((locale) => mailNames.map((mail) => ({ locale, mail })));

/** The Fluent source of a locale's messages and terms, each by its name. */
function entriesOf(locale: Locale): Map<string, string> {
  const folder = new URL(`../../../content/text/${locale}/`, import.meta.url);
  const source = readdirSync(folder).map((file) => readFileSync(new URL(file, folder), "utf8"));
  const entries = source.join("\n").split(/^(?=[-a-zA-Z#])/m);
  return new Map(entries.map((entry) => [/^-?[\w-]+/.exec(entry)?.[0] ?? "", entry]));
}

const entriesByLocale = new Map(locales.map((locale) => [locale, entriesOf(locale)]));

/** The Fluent source of one message. */
export function sourceOf(locale: Locale, id: string): string {
  const entry = entriesByLocale.get(locale)?.get(id);
  if (entry === undefined) {
    throw new Error(`No text is called "${id}" in ${locale}.`);
  }
  return entry;
}

/** Mails to somebody who left an address, of which there may be no order. */
export const leadMails: readonly MailName[] = ["result", "confirm"];

/** Mails that confirm a contract. */
export const contractMails: readonly MailName[] = ["order-reserved", "order-paid"];

/** Everything that an order can have. */
export function sampleOrder(mail: MailName): OrderFacts {
  const vat = [
    { rate: "7\u00a0%", net: "96,70\u00a0€", vat: "6,77\u00a0€", gross: "103,47\u00a0€" },
    { rate: "19\u00a0%", net: "8,68\u00a0€", vat: "1,65\u00a0€", gross: "10,33\u00a0€" },
  ];
  return {
    number: "DE-100001",
    orderedOn: "15.11.2026",
    paidOn: "16.11.2026",
    method: "PayPal",
    lines: [
      {
        name: "Daily Trio",
        note: "3 × 60 capsules, enough for ninety days if taken as the label says, kept in a dry place",
        quantity: "2",
        price: "49,95\u00a0€",
        discount: "5,00\u00a0€",
        total: "94,90\u00a0€",
        unitPrice: "854,70\u00a0€/kg",
      },
      {
        name: "Light Kitchen",
        note: "",
        quantity: "1",
        price: "15,00\u00a0€",
        discount: null,
        total: "15,00\u00a0€",
        unitPrice: null,
      },
    ],
    goods: "114,90\u00a0€",
    discount: "5,00\u00a0€",
    delivery: "3,90\u00a0€",
    deliveryDays: "2–4",
    total: "113,80\u00a0€",
    vat,
    email: "kim@example.org",
    addressLines: ["Kim Muster", "Lange Straße 12a", "10115 Berlin"],
    seller: {
      representative: "Erika Mustermann",
      register: "Amtsgericht Charlottenburg, HRB 1 B",
      vatId: "DE000000000",
      britishAddress: ["Ylvane", "1 Sample Street", "London, ZZ1 1ZZ"],
    },
    shipment:
      mail === "order-shipped"
        ? { sentOn: "17.11.2026", carrier: "DHL", tracking: "0034", trackingHref: "https://carrier.example/?code=0034" }
        : null,
    refund:
      mail === "order-refunded" ? { number: "DE-100001-C1", on: "20.11.2026", amount: "113,80\u00a0€", vat } : null,
    opened:
      mail === "goods"
        ? {
            names: ["Daily Trio", "Light Kitchen"],
            agreed: "I agree that it is supplied at once and lose my right to withdraw.",
          }
        : null,
    legal: contractMails.includes(mail) ? sampleLegal : [],
  };
}

const plain = (text: string) => ({ text, isStrong: false, href: null });

const sampleLegal: OrderFacts["legal"] = [
  {
    title: "Terms",
    day: "15.11.2026",
    parts: [
      { part: "heading", text: "1. Who we are" },
      {
        part: "paragraph",
        spans: [
          plain("All else stands in the "),
          { text: "imprint", isStrong: false, href: "https://shop.example/terms/de#imprint" },
          plain(". Write to "),
          { text: "service@shop.example", isStrong: false, href: "mailto:service@shop.example" },
          plain("."),
        ],
      },
      { part: "numbers", items: [[plain("You choose.")], [plain("You "), { ...plain("order"), isStrong: true }]] },
    ],
  },
  {
    title: "Withdrawal",
    day: "15.11.2026",
    parts: [
      { part: "heading", text: "Instruction" },
      { part: "subheading", text: "Model form" },
      { part: "bullets", items: [[plain("To Muster GmbH")], [plain("Date")]] },
    ],
  },
];

export const sampleWithdrawal: WithdrawalFacts = {
  id: "wdr_01JD0000000000000000000000",
  statement: ["I hereby withdraw from the contract for order DE-100001.", "Name: Kim Muster"],
  received: "16.11.2026, 23:59",
  receivedAt: "2026-11-16T23:59:07+01:00",
  refundBy: "30.11.2026",
};

export function samplePayload(mail: MailName, locale: Locale): MailPayload {
  return {
    mail,
    locale,
    country: "DE",
    lang: locale.replace("_", "-"),
    brand: "Ylvane",
    isDemo: true,
    contact: {
      name: "Muster GmbH",
      street: "Musterweg 1",
      postcode: "10115",
      city: "Berlin",
      country: "DE",
      email: "service@shop.example",
      phone: "+49 30 23125 014",
    },
    text: mailTexts[mail].map((id) => sourceOf(locale, id)).join(""),
    links: {
      main: "https://shop.example/start-summary/de?src=v3#run=ses_01JD0000000000000000000000.b3BlbiBzZXNhbWUgb3BlbiBzZXNhbWUgb3Blbg",
      // Every link that a mail can have, whatever it is about.
      data: "https://shop.example/mailbox/de#data=led_01JD0000000000000000000000.c2hvdyBtZSBteSBkYXRh",
      unsubscribe: "https://shop.example/mailbox/de#unsubscribe=bm8gbW9yZSBsZXR0ZXJz",
      withdraw: "https://shop.example/refund/de#order=ord_01JD0000000000000000000000.bm90IHRoaXMgb25l",
      terms: "https://shop.example/terms/de",
      home: "https://shop.example/de",
    },
    order: leadMails.includes(mail) || mail === "withdrawal" ? null : sampleOrder(mail),
    withdrawal: mail === "withdrawal" ? sampleWithdrawal : null,
  };
}

export function render(payload: MailPayload): Mail {
  return renderMail(payload, createTranslate(payload.text, payload.locale, "throw"));
}

export function sampleMail(mail: MailName, locale: Locale): Mail {
  return render(samplePayload(mail, locale));
}
