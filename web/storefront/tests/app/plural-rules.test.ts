// The server's plural rules, measured against a real engine's.

import type { Locale } from "@trichter/shared/payload";
import { describe, expect, it } from "vitest";
import { installPluralRules } from "../../src/app/plural-rules.ts";

type Rules = { select(count: number): string };

const locales: Locale[] = ["de_DE", "fr_FR", "en_GB", "sv_SE", "da_DK", "fi_FI"];

function install(): new (locale: string) => Rules {
  const target: { Intl?: { PluralRules?: unknown } } = {};
  installPluralRules(target);
  return target.Intl?.PluralRules as new (
    locale: string,
  ) => Rules;
}

describe("installPluralRules", () => {
  it.each(locales)("agrees with a browser's own rules for %s", (locale) => {
    const tag = locale.replace("_", "-");
    const PluralRules = install();
    const ours = new PluralRules(tag);
    const theirs = new Intl.PluralRules(tag);
    for (const count of [0, 1, 1.5, 2, 3, 5, 11, 21, 100, 1_000_000]) {
      expect(`${count}: ${ours.select(count)}`).toBe(`${count}: ${theirs.select(count)}`);
    }
  });

  it("refuses a language that no translation is in", () => {
    const PluralRules = install();
    expect(() => new PluralRules("pl-PL")).toThrow('No plural rules for "pl-PL".');
  });

  it("leaves an engine's own rules alone", () => {
    const own = { PluralRules: class {} };
    const target = { Intl: own };
    installPluralRules(target);
    expect(target.Intl.PluralRules).toBe(own.PluralRules);
  });
});
