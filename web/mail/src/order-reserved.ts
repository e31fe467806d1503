// The money is reserved: the order is certain, and the money is taken when the parcel leaves, as the law of Denmark wants it.

import { contract, contractTexts } from "./contract.ts";
import type { Ask, Letter } from "./letter.ts";
import {
  bill,
  billTexts,
  orderFacts,
  orderOf,
  orderTexts,
  sellerFacts,
  sellerTexts,
  withdrawal,
  withdrawTexts,
} from "./order-parts.ts";
import type { MailPayload } from "./payload.ts";

export const texts = [
  "mail-reserved-subject",
  "mail-reserved-preview",
  "mail-reserved-heading",
  "mail-reserved-lead",
  "mail-reserved-taken",
  "mail-order-show",
  "mail-order-reason",
  ...billTexts,
  ...orderTexts,
  ...sellerTexts,
  ...withdrawTexts,
  ...contractTexts,
] as const;

export function write(t: Ask<typeof texts>, payload: MailPayload): Letter {
  const order = orderOf(payload);
  return {
    subject: t("mail-reserved-subject"),
    preview: t("mail-reserved-preview"),
    heading: t("mail-reserved-heading"),
    parts: [
      { part: "paragraph", text: t("mail-reserved-lead") },
      { part: "paragraph", text: t("mail-reserved-taken") },
      { part: "action", label: t("mail-order-show"), href: payload.links.main },
      { part: "facts", facts: orderFacts(t, order) },
      bill(t, order),
      { part: "facts", facts: sellerFacts(t, payload) },
      ...withdrawal(t, payload),
      ...contract(t, order),
    ],
    reason: t("mail-order-reason"),
  };
}
