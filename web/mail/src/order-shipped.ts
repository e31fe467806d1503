// The parcel left: who carries it, under which number, and the way out of the contract, whose term begins when it arrives.

import type { Ask, Letter, Part } from "./letter.ts";
import {
  fact,
  orderFacts,
  orderOf,
  orderTexts,
  sellerFacts,
  sellerTexts,
  withdrawal,
  withdrawTexts,
} from "./order-parts.ts";
import type { MailPayload, ShipmentFacts } from "./payload.ts";

export const texts = [
  "mail-shipped-subject",
  "mail-shipped-preview",
  "mail-shipped-heading",
  "mail-shipped-lead",
  "mail-shipped-date",
  "mail-shipped-carrier",
  "mail-shipped-tracking",
  "mail-shipped-track",
  "mail-shipped-items",
  "mail-order-show",
  "mail-order-reason",
  ...orderTexts,
  ...sellerTexts,
  ...withdrawTexts,
] as const;

export function write(t: Ask<typeof texts>, payload: MailPayload): Letter {
  const order = orderOf(payload);
  const items = order.lines.map(({ quantity, name }) => `${quantity} × ${name}`);
  return {
    subject: t("mail-shipped-subject", { number: order.number ?? "" }),
    preview: t("mail-shipped-preview"),
    heading: t("mail-shipped-heading"),
    parts: [
      { part: "paragraph", text: t("mail-shipped-lead") },
      ...(order.shipment === null ? [] : parcel(t, order.shipment)),
      { part: "facts", facts: [...orderFacts(t, order), { label: t("mail-shipped-items"), lines: items }] },
      { part: "link", label: t("mail-order-show"), href: payload.links.main },
      ...withdrawal(t, payload),
      { part: "facts", facts: sellerFacts(t, payload) },
    ],
    reason: t("mail-order-reason"),
  };
}

function parcel(t: Ask<typeof texts>, shipment: ShipmentFacts): Part[] {
  const { sentOn, carrier, tracking, trackingHref } = shipment;
  const facts = [
    ...fact(t("mail-shipped-date"), sentOn),
    ...fact(t("mail-shipped-carrier"), carrier),
    ...fact(t("mail-shipped-tracking"), tracking),
  ];
  return [
    { part: "facts", facts },
    ...(trackingHref === null
      ? []
      : [{ part: "action", label: t("mail-shipped-track"), href: trackingHref } satisfies Part]),
  ];
}
