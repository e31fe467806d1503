// Digital goods can be opened: what they are, where, and what the buyer agreed to if they get them early. What opens them is shown
// behind the link and never stands in the mail.

import type { Ask, Letter, Part } from "./letter.ts";
import { fact, orderOf, sellerFacts, sellerTexts } from "./order-parts.ts";
import type { MailPayload } from "./payload.ts";

export const texts = [
  "mail-goods-subject",
  "mail-goods-preview",
  "mail-goods-heading",
  "mail-goods-lead",
  "mail-goods-items",
  "mail-goods-action",
  "mail-goods-link",
  "mail-goods-agreed",
  "order-placed-number",
  "mail-order-reason",
  ...sellerTexts,
] as const;

export function write(t: Ask<typeof texts>, payload: MailPayload): Letter {
  const order = orderOf(payload);
  const { names = [], agreed = null } = order.opened ?? {};
  const agreement: Part[] =
    agreed === null ? [] : [{ part: "notes", heading: t("mail-goods-agreed"), notes: [agreed] }];
  return {
    subject: t("mail-goods-subject", { number: order.number ?? "" }),
    preview: t("mail-goods-preview"),
    heading: t("mail-goods-heading"),
    parts: [
      { part: "paragraph", text: t("mail-goods-lead") },
      {
        part: "facts",
        facts: [...fact(t("order-placed-number"), order.number), { label: t("mail-goods-items"), lines: names }],
      },
      { part: "action", label: t("mail-goods-action"), href: payload.links.main },
      { part: "paragraph", text: t("mail-goods-link") },
      ...agreement,
      { part: "facts", facts: sellerFacts(t, payload) },
    ],
    reason: t("mail-order-reason"),
  };
}
