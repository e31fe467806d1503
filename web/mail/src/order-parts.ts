// What mails about orders share: what was bought, what it costs, which tax is in it, who bought it and who sold it.

import type { AskFor, Fact, Part, Row, TablePart } from "./letter.ts";
import type { MailPayload, OrderFacts, VatFacts } from "./payload.ts";

export const billTexts = [
  "mail-order-item",
  "mail-order-amount",
  "mail-order-unit-price",
  "order-each",
  "order-goods",
  "order-discount",
  "order-delivery",
  "order-total",
] as const;

export const vatTexts = ["mail-order-rate", "mail-order-net", "mail-order-vat", "mail-order-gross"] as const;

export const orderTexts = ["order-placed-number", "order-placed-on", "order-placed-address"] as const;

export const sellerTexts = [
  "mail-order-seller",
  "mail-order-vat-id",
  "mail-order-register",
  "mail-order-representative",
  "contact-address-1",
  "contact-address-2",
  "contact-address-3",
] as const;

export const withdrawTexts = ["mail-order-withdraw-heading", "mail-order-withdraw-text", "footer-withdrawal"] as const;

/** The order that a mail is about. */
export function orderOf({ mail, order }: MailPayload): OrderFacts {
  if (order === null) {
    throw new Error(`The mail "${mail}" came without an order.`);
  }
  return order;
}

/** Every line with its price, and what they cost together. */
export function bill(t: AskFor<(typeof billTexts)[number]>, order: OrderFacts): TablePart {
  const lines = order.lines.map((line): Row => {
    const each = t("order-each", { count: line.quantity, price: line.price });
    const notes = line.note === "" ? [] : [line.note];
    const discount = line.discount === null ? [] : [`${t("order-discount")}: −${line.discount}`];
    const unitPrice = line.unitPrice === null ? [] : [t("mail-order-unit-price", { price: line.unitPrice })];
    return { words: [line.name, ...notes, each, ...discount, ...unitPrice], amounts: [line.total], isStrong: false };
  });
  const sum = (label: string, amount: string | null, isStrong = false): Row[] =>
    amount === null ? [] : [{ words: [label], amounts: [amount], isStrong }];
  return {
    part: "table",
    columns: [t("mail-order-item"), t("mail-order-amount")],
    rows: [
      ...lines,
      ...sum(t("order-goods"), order.goods),
      ...sum(t("order-discount"), order.discount === null ? null : `−${order.discount}`),
      ...sum(t("order-delivery"), order.delivery),
      ...sum(t("order-total"), order.total, true),
    ],
  };
}

/** The tax of each rate, as an invoice has to show it. */
export function vatTable(t: AskFor<(typeof vatTexts)[number]>, parts: readonly VatFacts[]): TablePart {
  return {
    part: "table",
    columns: [t("mail-order-rate"), t("mail-order-net"), t("mail-order-vat"), t("mail-order-gross")],
    rows: parts.map(({ rate, net, vat, gross }) => ({ words: [rate], amounts: [net, vat, gross], isStrong: false })),
  };
}

/** Who is billed. Of somebody who asked to be forgotten no address for mails is left. */
export function buyer({ addressLines, email }: OrderFacts): readonly string[] {
  return [...addressLines, ...(email === "" ? [] : [email])];
}

/** Number and day of an order, as far as it has them, and where it goes. */
export function orderFacts(t: AskFor<(typeof orderTexts)[number]>, order: OrderFacts): Fact[] {
  return [
    ...fact(t("order-placed-number"), order.number),
    ...fact(t("order-placed-on"), order.orderedOn),
    ...(order.addressLines.length === 0 ? [] : [{ label: t("order-placed-address"), lines: order.addressLines }]),
  ];
}

/** Who sells: name, address and numbers. */
export function sellerFacts(t: AskFor<(typeof sellerTexts)[number]>, payload: MailPayload): Fact[] {
  const { name, street, postcode, city, country } = payload.contact;
  const facts = { name, street, postcode, city, country };
  const { seller } = orderOf(payload);
  const address = [t("contact-address-1", facts), t("contact-address-2", facts), t("contact-address-3", facts)];
  return [
    { label: t("mail-order-seller"), lines: [...address, ...seller.britishAddress] },
    ...fact(t("mail-order-vat-id"), seller.vatId),
    ...fact(t("mail-order-register"), seller.register),
    ...fact(t("mail-order-representative"), seller.representative),
  ];
}

/** The way out of the contract, which the law wants in reach for as long as it is open. */
export function withdrawal(t: AskFor<(typeof withdrawTexts)[number]>, { links }: MailPayload): Part[] {
  return links.withdraw === null
    ? []
    : [
        { part: "heading", text: t("mail-order-withdraw-heading") },
        { part: "paragraph", text: t("mail-order-withdraw-text") },
        { part: "link", label: t("footer-withdrawal"), href: links.withdraw },
      ];
}

/** A fact of one line, unless it is not known. */
export function fact(label: string, line: string | null): Fact[] {
  return line === null ? [] : [{ label, lines: [line] }];
}
