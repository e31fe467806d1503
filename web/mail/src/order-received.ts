// The order button was pressed, and the money is not there yet: that the order came, what is in it, and how to go on.

import type { Ask, Letter } from "./letter.ts";
import { bill, billTexts, orderFacts, orderOf, orderTexts } from "./order-parts.ts";
import type { MailPayload } from "./payload.ts";

export const texts = [
  "mail-received-subject",
  "mail-received-preview",
  "mail-received-heading",
  "mail-received-lead",
  "mail-received-next",
  "mail-order-show",
  "mail-order-reason",
  ...billTexts,
  ...orderTexts,
] as const;

export function write(t: Ask<typeof texts>, payload: MailPayload): Letter {
  const order = orderOf(payload);
  return {
    subject: t("mail-received-subject"),
    preview: t("mail-received-preview"),
    heading: t("mail-received-heading"),
    parts: [
      { part: "paragraph", text: t("mail-received-lead") },
      { part: "paragraph", text: t("mail-received-next") },
      { part: "action", label: t("mail-order-show"), href: payload.links.main },
      { part: "facts", facts: orderFacts(t, order) },
      bill(t, order),
    ],
    reason: t("mail-order-reason"),
  };
}
