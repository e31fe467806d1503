// What stands around every mail, whatever it says: whose it is, what the reader can do about it, and how to reach us.

import type { Ask } from "./letter.ts";
import type { MailPayload } from "./payload.ts";

export const texts = [
  "mail-demo",
  "mail-button-hint",
  "mail-data",
  "mail-unsubscribe",
  "mail-legal",
  "contact-address-1",
  "contact-address-2",
  "contact-address-3",
] as const;

export type FrameLink = { label: string; href: string };

export type Frame = {
  lang: string;
  brand: string;
  homeHref: string;
  /** Stands above the mails of a demo shop, and of no other. */
  demo: string | null;
  /** Comes before the bare address of a button, for programs that show no buttons. */
  buttonHint: string;
  links: readonly FrameLink[];
  /** The operator's postal address, as the language writes it. */
  address: readonly string[];
  email: string;
  phone: string;
};

export function frameOf(t: Ask<typeof texts>, payload: MailPayload): Frame {
  const { contact, links } = payload;
  const { name, street, postcode, city, country } = contact;
  const facts = { name, street, postcode, city, country };
  return {
    lang: payload.lang,
    brand: payload.brand,
    homeHref: links.home,
    demo: payload.isDemo ? t("mail-demo") : null,
    buttonHint: t("mail-button-hint"),
    links: [
      ...(links.data === null ? [] : [{ label: t("mail-data"), href: links.data }]),
      ...(links.unsubscribe === null ? [] : [{ label: t("mail-unsubscribe"), href: links.unsubscribe }]),
      { label: t("mail-legal"), href: links.terms },
    ],
    address: [t("contact-address-1", facts), t("contact-address-2", facts), t("contact-address-3", facts)],
    email: contact.email,
    phone: contact.phone,
  };
}
