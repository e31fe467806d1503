// Writes what a browser's Intl prints in our six languages: the cases that `domain::format` is held against.
// Node carries the same data as Chromium. Run it after an update of either: `node tools/intl-cases.mjs`.
import { writeFileSync } from "node:fs";

const LOCALES = ["de_DE", "fr_FR", "en_GB", "sv_SE", "da_DK", "fi_FI"];
const CURRENCIES = ["EUR", "GBP", "SEK", "DKK"];
const AMOUNTS = [5, 100, 3990, 123450, 1234567, 123456789];
const PERCENTS = [0, 7, 16, 100];
const DAY = new Date(Date.UTC(2026, 10, 5));

const byLocale = (locale) => {
  const tag = locale.replace("_", "-");
  const money = (currency) => {
    const format = new Intl.NumberFormat(tag, { style: "currency", currency });
    return Object.fromEntries(AMOUNTS.map((minor) => [minor, format.format(minor / 100)]));
  };
  const percent = new Intl.NumberFormat(tag, { style: "percent" });
  const day = new Intl.DateTimeFormat(tag, { day: "2-digit", month: "2-digit", year: "numeric", timeZone: "UTC" });
  return {
    money: Object.fromEntries(CURRENCIES.map((currency) => [currency, money(currency)])),
    percent: Object.fromEntries(PERCENTS.map((whole) => [whole, percent.format(whole / 100)])),
    day: day.format(DAY),
  };
};

const cases = Object.fromEntries(LOCALES.map((locale) => [locale, byLocale(locale)]));
const file = new URL("../crates/domain/src/format/intl.json", import.meta.url);
writeFileSync(file, `${JSON.stringify(cases, null, 2)}\n`);
