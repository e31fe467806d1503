// Mails for tests: the shop's real texts, exactly those that the list grants a mail, around values that are the same every
// time.

import { readdirSync, readFileSync } from "node:fs";
import type { Locale } from "@trichter/shared/payload";
import { createTranslate } from "../../storefront/src/text/bundle.ts";
import type { Mail, MailName, MailPayload } from "../src/payload.ts";
import { mailTexts, renderMail } from "../src/render-mail.tsx";

export const locales: readonly Locale[] = ["de_DE", "fr_FR", "sv_SE", "en_GB", "da_DK", "fi_FI"];

export const mailNames = Object.keys(mailTexts) as MailName[];

export const everyMail = locales.flatMap((locale) => mailNames.map((mail) => ({ locale, mail })));

/** The Fluent source of a locale's messages and terms, each by its name. */
function entriesOf(locale: Locale): Map<string, string> {
  const folder = new URL(`../../../content/text/${locale}/`, import.meta.url);
  const source = readdirSync(folder).map((file) => readFileSync(new URL(file, folder), "utf8"));
  const entries = source.join("\n").split(/^(?=[-a-zA-Z#])/m);
  return new Map(entries.map((entry) => [/^-?[\w-]+/.exec(entry)?.[0] ?? "", entry]));
}

const entriesByLocale = new Map(locales.map((locale) => [locale, entriesOf(locale)]));

/** The Fluent source of one message. */
export function sourceOf(locale: Locale, id: string): string {
  const entry = entriesByLocale.get(locale)?.get(id);
  if (entry === undefined) {
    throw new Error(`No text is called "${id}" in ${locale}.`);
  }
  return entry;
}

export function samplePayload(mail: MailName, locale: Locale): MailPayload {
  return {
    mail,
    locale,
    country: "DE",
    lang: locale.replace("_", "-"),
    brand: "Ylvane",
    isDemo: true,
    contact: {
      name: "Muster GmbH",
      street: "Musterweg 1",
      postcode: "10115",
      city: "Berlin",
      country: "DE",
      email: "service@shop.example",
      phone: "+49 30 23125 014",
    },
    text: mailTexts[mail].map((id) => sourceOf(locale, id)).join(""),
    links: {
      main: "https://shop.example/start-summary/de?src=v3#run=ses_01JD0000000000000000000000.b3BlbiBzZXNhbWUgb3BlbiBzZXNhbWUgb3Blbg",
      data: "https://shop.example/mailbox/de#data=led_01JD0000000000000000000000.c2hvdyBtZSBteSBkYXRh",
      unsubscribe: "https://shop.example/mailbox/de#unsubscribe=bm8gbW9yZSBsZXR0ZXJz",
      terms: "https://shop.example/terms/de",
      home: "https://shop.example/de",
    },
  };
}

export function render(payload: MailPayload): Mail {
  return renderMail(payload, createTranslate(payload.text, payload.locale, "throw"));
}

export function sampleMail(mail: MailName, locale: Locale): Mail {
  return render(samplePayload(mail, locale));
}
