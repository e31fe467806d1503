// Asks a buyer what it was like: what they bought, the way to say it, how it is used, and how not to be asked again.

import type { Ask, Letter } from "./letter.ts";
import { fact, orderOf, sellerFacts, sellerTexts } from "./order-parts.ts";
import type { MailPayload } from "./payload.ts";

export const texts = [
  "mail-review-subject",
  "mail-review-preview",
  "mail-review-heading",
  "mail-review-lead",
  "mail-review-items",
  "mail-review-action",
  "mail-review-notes",
  "mail-review-public",
  "mail-review-words",
  "mail-review-once",
  "mail-review-reason",
  "order-placed-number",
  ...sellerTexts,
] as const;

export function write(t: Ask<typeof texts>, payload: MailPayload): Letter {
  const order = orderOf(payload);
  const items = { label: t("mail-review-items"), lines: order.lines.map(({ name }) => name) };
  return {
    subject: t("mail-review-subject", { number: order.number ?? "" }),
    preview: t("mail-review-preview"),
    heading: t("mail-review-heading"),
    parts: [
      { part: "paragraph", text: t("mail-review-lead") },
      { part: "facts", facts: [...fact(t("order-placed-number"), order.number), items] },
      { part: "action", label: t("mail-review-action"), href: payload.links.main },
      {
        part: "notes",
        heading: t("mail-review-notes"),
        notes: [t("mail-review-public"), t("mail-review-words"), t("mail-review-once")],
      },
      { part: "facts", facts: sellerFacts(t, payload) },
    ],
    reason: t("mail-review-reason"),
  };
}
