// A small Intl.PluralRules for the server's JavaScript engine, which has no Intl at all. Fluent needs it to choose a
// plural variant; it covers the languages of our translations and nothing else. The browser never loads it.

import { da, de, en, fi, fr, sv } from "make-plural/cardinals";

const rules: Record<string, (count: number) => string> = { da, de, en, fi, fr, sv };

class PluralRules {
  readonly #rule: (count: number) => string;

  constructor(locales: string | readonly string[]) {
    const [locale = ""] = typeof locales === "string" ? [locales] : locales;
    const language = locale.slice(0, 2);
    const rule = rules[language];
    if (!rule) {
      throw new RangeError(`No plural rules for "${locale}".`);
    }
    this.#rule = rule;
  }

  select(count: number): string {
    return this.#rule(count);
  }
}

export function installPluralRules(target: { Intl?: { PluralRules?: unknown } }): void {
  target.Intl ??= {};
  target.Intl.PluralRules ??= PluralRules;
}
