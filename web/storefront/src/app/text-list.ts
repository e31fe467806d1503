// Collects which interface texts the components need. The build writes the result for the server, which puts exactly
// these messages, and those that the page document names, into a payload; a mail gets its own list and no other.

import { mailTexts } from "../../../mail/src/render-mail.tsx";
import { texts as frameTexts } from "./app.tsx";
import { blocks, layouts, pages } from "./server-modules.ts";

export type TextList = {
  frame: readonly string[];
  kinds: Record<string, readonly string[]>;
  layouts: Record<string, readonly string[]>;
  blocks: Record<string, readonly string[]>;
  mails: Record<string, readonly string[]>;
};

export const textList: TextList = {
  frame: frameTexts,
  kinds: textsByName(pages),
  layouts: textsByName(layouts),
  blocks: textsByName(blocks),
  mails: mailTexts,
};

function textsByName(modules: Record<string, { texts: readonly string[] }>): Record<string, readonly string[]> {
  return Object.fromEntries(Object.entries(modules).map(([name, module]) => [name, module.texts]));
}
