// The money came: the confirmation of the contract, which is an invoice too, with all that the buyer agreed to.

import { contract, contractTexts } from "./contract.ts";
import type { Ask, AskFor, DocumentPart, Fact, Letter, Part } from "./letter.ts";
import {
  bill,
  billTexts,
  buyer,
  fact,
  orderOf,
  sellerFacts,
  sellerTexts,
  vatTable,
  vatTexts,
  withdrawal,
  withdrawTexts,
} from "./order-parts.ts";
import type { MailPayload, OrderFacts } from "./payload.ts";

const invoiceTexts = [
  "mail-paid-invoice",
  "mail-paid-invoice-number",
  "mail-paid-invoice-date",
  "mail-paid-buyer",
  "order-placed-on",
  "order-placed-method",
  ...billTexts,
  ...vatTexts,
  ...sellerTexts,
] as const;

export const texts = [
  "mail-paid-subject",
  "mail-paid-preview",
  "mail-paid-heading",
  "mail-paid-lead",
  "order-delivery-days",
  "mail-order-show",
  "mail-order-reason",
  ...invoiceTexts,
  ...withdrawTexts,
  ...contractTexts,
] as const;

export function write(t: Ask<typeof texts>, payload: MailPayload): Letter {
  const order = orderOf(payload);
  const number = order.number ?? "";
  const [invoiceParts, contractParts] = [invoice(t, payload), contract(t, order)];
  return {
    subject: t("mail-paid-subject", { number }),
    preview: t("mail-paid-preview"),
    heading: t("mail-paid-heading"),
    parts: [
      { part: "paragraph", text: t("mail-paid-lead") },
      ...delivery(t, order),
      { part: "action", label: t("mail-order-show"), href: payload.links.main },
      ...invoiceParts,
      ...withdrawal(t, payload),
      ...contractParts,
    ],
    reason: t("mail-order-reason"),
    document: {
      name: number,
      title: `${t("mail-paid-invoice")} ${number}`,
      // The title says what the first heading says.
      parts: [...invoiceParts.slice(1), ...contractParts],
    },
  };
}

function delivery(t: Ask<typeof texts>, { deliveryDays }: OrderFacts): Part[] {
  return deliveryDays === null ? [] : [{ part: "paragraph", text: t("order-delivery-days", { days: deliveryDays }) }];
}

/** All that tax law wants of an invoice. */
export function invoice(t: AskFor<(typeof invoiceTexts)[number]>, payload: MailPayload): DocumentPart[] {
  const order = orderOf(payload);
  const facts: Fact[] = [
    ...fact(t("mail-paid-invoice-number"), order.number),
    ...fact(t("mail-paid-invoice-date"), order.paidOn),
    ...fact(t("order-placed-on"), order.orderedOn),
    ...fact(t("order-placed-method"), order.method),
    { label: t("mail-paid-buyer"), lines: buyer(order) },
  ];
  return [
    { part: "heading", text: t("mail-paid-invoice") },
    { part: "facts", facts },
    bill(t, order),
    vatTable(t, order.vat),
    { part: "facts", facts: sellerFacts(t, payload) },
  ];
}
