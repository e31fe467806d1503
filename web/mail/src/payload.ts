// What the server hands to a mail. Beside it stands only the mail itself: subject, HTML and plain text.

import type { Contact, Country, Locale } from "@trichter/shared/payload";
import type { DocumentPart } from "./letter.ts";

export type MailName =
  | "result"
  | "confirm"
  | "order-received"
  | "order-reserved"
  | "order-paid"
  | "order-shipped"
  | "order-refunded"
  | "cart"
  | "withdrawal"
  | "review"
  | "goods";

export type MailLinks = {
  /** What the mail is about, behind its button. */
  main: string;
  /** What is kept of the reader, and how to delete it. Only in mails to somebody who left an address. */
  data: string | null;
  /** Only in mails to somebody who asked for the newsletter. */
  unsubscribe: string | null;
  /** Where a contract is withdrawn from. Only in mails to somebody who has one. */
  withdraw: string | null;
  terms: string;
  home: string;
};

/** All addresses are whole, because a mail has no page that they could be below. */
export type MailPayload = {
  mail: MailName;
  locale: Locale;
  country: Country;
  lang: string;
  brand: string;
  isDemo: boolean;
  contact: Pick<Contact, "name" | "street" | "postcode" | "city" | "country" | "email" | "phone">;
  /** The Fluent source of exactly the texts that `mailTexts` names for this mail. */
  text: string;
  links: MailLinks;
  /** Only in mails about an order. */
  order: OrderFacts | null;
  /** Only in the mail that acknowledges a withdrawal. */
  withdrawal: WithdrawalFacts | null;
};

/** What was declared, word by word, and when it came: by the clocks of the country, and as RFC 3339 writes it. */
export type WithdrawalFacts = {
  id: string;
  statement: readonly string[];
  received: string;
  receivedAt: string;
  refundBy: string;
};

/** An order. Amounts and days are printed in the reader's language. */
export type OrderFacts = {
  /** There once the money is certain. It is the number of the invoice too. */
  number: string | null;
  orderedOn: string;
  paidOn: string | null;
  method: string | null;
  lines: readonly LineFacts[];
  goods: string;
  discount: string | null;
  /** Null if nothing is sent, as the days. */
  delivery: string | null;
  deliveryDays: string | null;
  total: string;
  vat: readonly VatFacts[];
  email: string;
  addressLines: readonly string[];
  seller: SellerFacts;
  shipment: ShipmentFacts | null;
  refund: RefundFacts | null;
  opened: OpenedFacts | null;
  legal: readonly LegalFacts[];
};

export type LineFacts = {
  name: string;
  note: string;
  quantity: string;
  price: string;
  discount: string | null;
  total: string;
  unitPrice: string | null;
};

/** What is taxed at one rate. */
export type VatFacts = { rate: string; net: string; vat: string; gross: string };

/** Who sells, besides name and address. */
export type SellerFacts = {
  representative: string;
  register: string;
  vatId: string;
  britishAddress: readonly string[];
};

export type ShipmentFacts = {
  sentOn: string;
  carrier: string | null;
  tracking: string | null;
  trackingHref: string | null;
};

/** A credit note. */
export type RefundFacts = { number: string; on: string; amount: string; vat: readonly VatFacts[] };

/** Digital goods that can be opened, and what the buyer agreed to, word by word, who gets them early. */
export type OpenedFacts = { names: readonly string[]; agreed: string | null };

/** A section of the legal texts. */
export type LegalFacts = { title: string; day: string; parts: readonly LegalPart[] };

export type LegalPart =
  | { part: "heading" | "subheading"; text: string }
  | { part: "paragraph"; spans: readonly Span[] }
  | { part: "bullets" | "numbers"; items: readonly (readonly Span[])[] };

/** Words that look alike. */
export type Span = { text: string; isStrong: boolean; href: string | null };

/** What is attached, as parts that the server sets as a document. The name is that of the file, without its ending. */
export type MailDocument = { name: string; title: string; parts: readonly DocumentPart[] };

export type Mail = { subject: string; html: string; text: string; document: MailDocument | null };
