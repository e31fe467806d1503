// Money was given back: how much, how it comes, and the credit note for the invoice.

import type { Ask, DocumentPart, Letter } from "./letter.ts";
import { buyer, fact, orderOf, sellerFacts, sellerTexts, vatTable, vatTexts } from "./order-parts.ts";
import type { MailPayload, OrderFacts } from "./payload.ts";

export const texts = [
  "mail-refunded-subject",
  "mail-refunded-preview",
  "mail-refunded-heading",
  "mail-refunded-lead",
  "mail-refunded-time",
  "mail-refunded-note",
  "mail-refunded-note-number",
  "mail-refunded-note-date",
  "mail-refunded-amount",
  "mail-paid-invoice-number",
  "mail-paid-buyer",
  "mail-order-show",
  "mail-order-reason",
  ...vatTexts,
  ...sellerTexts,
] as const;

export function write(t: Ask<typeof texts>, payload: MailPayload): Letter {
  const order = orderOf(payload);
  const parts = creditNote(t, order, payload);
  return {
    subject: t("mail-refunded-subject", { number: order.number ?? "" }),
    preview: t("mail-refunded-preview"),
    heading: t("mail-refunded-heading"),
    parts: [
      { part: "paragraph", text: t("mail-refunded-lead", { amount: order.refund?.amount ?? "" }) },
      { part: "paragraph", text: t("mail-refunded-time") },
      { part: "action", label: t("mail-order-show"), href: payload.links.main },
      ...parts,
    ],
    reason: t("mail-order-reason"),
    document: {
      name: order.refund?.number ?? "",
      title: `${t("mail-refunded-note")} ${order.refund?.number ?? ""}`,
      // The title says what the first heading says.
      parts: parts.slice(1),
    },
  };
}

function creditNote(t: Ask<typeof texts>, order: OrderFacts, payload: MailPayload): DocumentPart[] {
  const { refund } = order;
  return refund === null
    ? []
    : [
        { part: "heading", text: t("mail-refunded-note") },
        {
          part: "facts",
          facts: [
            ...fact(t("mail-refunded-note-number"), refund.number),
            ...fact(t("mail-refunded-note-date"), refund.on),
            ...fact(t("mail-paid-invoice-number"), order.number),
            ...fact(t("mail-refunded-amount"), refund.amount),
            { label: t("mail-paid-buyer"), lines: buyer(order) },
          ],
        },
        vatTable(t, refund.vat),
        { part: "facts", facts: sellerFacts(t, payload) },
      ];
}
