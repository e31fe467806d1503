// A mail before it is written out. HTML and plain text say the same because both are made of this and of nothing else.

import type { LegalFacts, MailDocument, MailPayload } from "./payload.ts";

export type Part =
  | { part: "paragraph"; text: string }
  | { part: "heading"; text: string }
  | { part: "action"; label: string; href: string }
  | { part: "link"; label: string; href: string }
  | { part: "notes"; heading: string; notes: readonly string[] }
  | { part: "facts"; facts: readonly Fact[] }
  | TablePart
  | { part: "legal"; text: LegalFacts; dayLine: string };

/** The sorts of parts that a document can hold. */
export type DocumentPart = Extract<Part, { part: "paragraph" | "heading" | "facts" | "table" | "legal" }>;

/** What something is called, and what it is: one line or several. */
export type Fact = { label: string; lines: readonly string[] };

/** The first column holds words, the others amounts. */
export type TablePart = { part: "table"; columns: readonly string[]; rows: readonly Row[] };

export type Row = {
  /** A cell of words may have lines below its first, in smaller letters. */
  words: readonly [string, ...string[]];
  amounts: readonly string[];
  isStrong: boolean;
};

export type Letter = {
  subject: string;
  /** What mail programs show beside the subject. Others may see it, on a locked screen too. */
  preview: string;
  heading: string;
  parts: readonly Part[];
  /** Why the reader gets this mail. */
  reason: string;
  /** What the reader has to be able to keep without the mail. No link in it opens anything. */
  document?: MailDocument;
};

/** Gives the texts that a module's own `texts` tuple declares, so that the server knows to send them. */
export type Ask<Texts extends readonly string[]> = AskFor<Texts[number]>;

/** The same by the texts' names, so that whoever gives many can be asked by whoever needs few. */
export type AskFor<Id extends string> = (id: Id, args?: Record<string, string>) => string;

export type LetterModule = {
  texts: readonly string[];
  write: (t: Ask<readonly string[]>, payload: MailPayload) => Letter;
};
