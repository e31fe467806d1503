// Collects which interface texts the components need. The build writes the result for the server, which puts exactly
// these messages, and those that the page document names, into a payload; a mail gets its own list and no other.

import { mailTexts } from "../../../mail/src/render-mail.tsx";
import { blockModules } from "../blocks/block-modules.ts";
import type { TextIds } from "../text/text-ids.ts";
import { texts as frameTexts } from "./app.tsx";
import { layouts, pages } from "./server-modules.ts";

export type TextList = {
  frame: readonly string[];
  kinds: Record<string, readonly string[]>;
  layouts: Record<string, readonly string[]>;
  blocks: Record<string, readonly string[]>;
  mails: Record<string, readonly string[]>;
};

export const textList: TextList = {
  frame: flat(frameTexts),
  kinds: textsByName(pages),
  layouts: textsByName(layouts),
  blocks: textsByName(blockModules),
  mails: mailTexts,
};

function textsByName(modules: Record<string, { texts: TextIds }>): Record<string, readonly string[]> {
  return Object.fromEntries(Object.entries(modules).map(([name, { texts }]) => [name, flat(texts)]));
}

function flat(ids: TextIds): string[] {
  return ids.flatMap((id) => (typeof id === "string" ? [id] : flat(id)));
}
