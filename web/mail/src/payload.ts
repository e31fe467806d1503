// What the server hands to a mail. Beside it stands only the mail itself: subject, HTML and plain text.

import type { Contact, Country, Locale } from "@trichter/shared/payload";

export type MailName = "result" | "confirm";

export type MailLinks = {
  /** What the mail is about, behind its button. */
  main: string;
  /** What is kept of the reader, and how to delete it. */
  data: string;
  /** Only in mails to somebody who asked for the newsletter. */
  unsubscribe: string | null;
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
};

export type Mail = { subject: string; html: string; text: string };
