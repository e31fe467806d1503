// Moments as the visitor writes them, in their own time zone. For what only a browser shows: the server has neither.

import type { Locale } from "@trichter/shared/payload";

export function writeMoment(ms: number, locale: Locale): string {
  const format = new Intl.DateTimeFormat(locale.replace("_", "-"), { dateStyle: "long", timeStyle: "short" });
  return format.format(new Date(ms));
}
