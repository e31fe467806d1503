// The statement as it will be kept, made of the sentences that the server fixes and of what was filled in.

import type { WithdrawalWords } from "@trichter/shared/withdrawal";
import type { Filled } from "./kept-withdrawal.ts";

/** One sentence or fact each. What was typed is put in once and never looked at again. */
export function statementOf(words: WithdrawalWords, { name, order, email, items, withLater }: Filled): string[] {
  const values: Readonly<Record<string, string>> = { name, order, email, items };
  const sentences = [
    items === "" ? words.whole : words.part,
    ...(withLater ? [words.later] : []),
    words.name,
    words.email,
  ];
  return sentences.map((sentence) => sentence.replaceAll(/\{(\w+)\}/g, (mark, key: string) => values[key] ?? mark));
}
