// Money as the visitor writes it. For what only a browser shows: on pages, amounts come ready from the server.

import type { Locale } from "@trichter/shared/payload";

/** An amount as the API writes it in files: `39.90`. */
export function writeMoney(decimal: string, currency: string, locale: Locale): string {
  return new Intl.NumberFormat(locale.replace("_", "-"), { style: "currency", currency }).format(Number(decimal));
}
