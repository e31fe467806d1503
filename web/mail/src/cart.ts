// What somebody left behind, for who asked to hear from the shop: what it was, the way back, and no pressure. Nothing is
// reserved and nothing runs out, so nothing says so.

import type { Ask, Letter } from "./letter.ts";
import { orderOf } from "./order-parts.ts";
import type { MailPayload } from "./payload.ts";

export const texts = [
  "mail-cart-subject",
  "mail-cart-preview",
  "mail-cart-heading",
  "mail-cart-lead",
  "mail-cart-items",
  "mail-cart-action",
  "mail-cart-notes",
  "mail-cart-prices",
  "mail-cart-device",
  "mail-cart-reason",
] as const;

export function write(t: Ask<typeof texts>, payload: MailPayload): Letter {
  const order = orderOf(payload);
  const items = order.lines.map(({ quantity, name }) => `${quantity} × ${name}`);
  return {
    subject: t("mail-cart-subject"),
    preview: t("mail-cart-preview"),
    heading: t("mail-cart-heading"),
    parts: [
      { part: "paragraph", text: t("mail-cart-lead") },
      { part: "facts", facts: [{ label: t("mail-cart-items"), lines: items }] },
      { part: "action", label: t("mail-cart-action"), href: payload.links.main },
      { part: "notes", heading: t("mail-cart-notes"), notes: [t("mail-cart-prices"), t("mail-cart-device")] },
    ],
    reason: t("mail-cart-reason"),
  };
}
