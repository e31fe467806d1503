// What the texts of mails may not say, and that every language says it in its own words. Only the texts themselves are
// looked at, never a rendered mail: names and addresses of a shop may hold any word.

import type { Locale } from "@trichter/shared/payload";
import { describe, expect, it } from "vitest";
import { mailTexts } from "../src/render-mail.tsx";
import { locales, sourceOf } from "./sample-mail.ts";

const ids = [...new Set(Object.values(mailTexts).flat())];
const own = ids.filter((id) => id.startsWith("mail-"));

/** Whole words that sell, so that no harmless word holds one of them by chance. */
const sellingWords: Record<Locale, readonly string[]> = {
  de_DE: ["Angebot", "Angebote", "Rabatt", "Gutschein", "Preis", "Aktion", "kaufen", "bestellen", "sparen", "gratis"],
  fr_FR: ["offre", "offres", "remise", "promotion", "prix", "acheter", "commander", "économisez", "gratuit"],
  sv_SE: ["erbjudande", "rabatt", "rabattkod", "pris", "köp", "köpa", "beställ", "spara", "gratis"],
  en_GB: ["offer", "offers", "discount", "voucher", "price", "sale", "buy", "order", "save", "free"],
  da_DK: ["tilbud", "rabat", "rabatkode", "pris", "køb", "købe", "bestil", "spar", "gratis"],
  fi_FI: ["tarjous", "tarjoukset", "alennus", "hinta", "osta", "ostaa", "säästä", "ilmainen", "ilmaiseksi"],
};

/** Beginnings of words that tell a neighbour what the mail is about. */
const tellingWords =
  /(?<!\p{L})(quiz|kysely|question|frage|fråg|spørg|health|gesund|santé|hälsa|sundhed|tervey|weight|gewicht|poids|vikt|vægt|paino|diet|diät|régime|capsule|kapsel|gélule|kapseli|nutri|supplement|nahrung|complément|kosttil|ravinto|answer|antwort|réponse|svar|vastau)/iu;

function wordsOf(locale: Locale, id: string): string {
  return sourceOf(locale, id)
    .slice(id.length)
    .replace(/^\s*=\s*/, "")
    .trim();
}

describe.each(locales)("the mails in %s", (locale) => {
  it("name no product anywhere, and the brand in no place but its own", () => {
    const naming = own.filter((id) => /\{\s*-/.test(sourceOf(locale, id)));
    expect(naming).toEqual([]);
  });

  it("sell nothing while they ask for a confirmation", () => {
    const words = new Set(sellingWords[locale].map((word) => word.toLowerCase()));
    const selling = mailTexts.confirm.flatMap((id) =>
      (
        wordsOf(locale, id)
          .toLowerCase()
          .match(/\p{L}+/gu) ?? []
      ).filter((word) => words.has(word)),
    );
    expect(selling).toEqual([]);
  });

  it("tell nothing in a subject or a preview", () => {
    const open = own.filter((id) => /-(subject|preview)$/.test(id));
    expect(open).toHaveLength(2 * Object.keys(mailTexts).length);
    expect(open.filter((id) => tellingWords.test(wordsOf(locale, id)))).toEqual([]);
  });

  it("are written in words of their own", () => {
    const others = locales.filter((other) => other !== locale);
    const borrowed = own.filter((id) => others.some((other) => wordsOf(other, id) === wordsOf(locale, id)));
    expect(borrowed).toEqual([]);
  });
});

it("French keeps its high punctuation with a space that does not break", () => {
  const loose = own.filter((id) => /(?<![\u00a0\u202f])[;:!?]/u.test(wordsOf("fr_FR", id)));
  expect(loose).toEqual([]);
});
