// The contract in a mail, which is its durable medium: terms, delivery, the instruction on withdrawal and its model form.

import type { AskFor, DocumentPart } from "./letter.ts";
import type { OrderFacts } from "./payload.ts";

export const contractTexts = ["mail-order-contract-heading", "mail-order-contract-text", "legal-day"] as const;

export function contract(t: AskFor<(typeof contractTexts)[number]>, { legal }: OrderFacts): DocumentPart[] {
  return [
    { part: "heading", text: t("mail-order-contract-heading") },
    { part: "paragraph", text: t("mail-order-contract-text") },
    ...legal.map((text): DocumentPart => ({ part: "legal", text, dayLine: t("legal-day", { day: text.day }) })),
  ];
}
