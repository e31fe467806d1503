// A mail before it is written out. HTML and plain text say the same because both are made of this and of nothing else.

import type { MailLinks } from "./payload.ts";

export type Part =
  | { part: "paragraph"; text: string }
  | { part: "action"; label: string; href: string }
  | { part: "notes"; heading: string; notes: readonly string[] };

export type Letter = {
  subject: string;
  /** What mail programs show beside the subject. Others may see it, on a locked screen too. */
  preview: string;
  heading: string;
  parts: readonly Part[];
  /** Why the reader gets this mail. */
  reason: string;
};

/** Gives the texts that a module's own `texts` tuple declares, so that the server knows to send them. */
export type Ask<Texts extends readonly string[]> = (id: Texts[number], args?: Record<string, string>) => string;

export type LetterModule = {
  texts: readonly string[];
  write: (t: Ask<readonly string[]>, links: MailLinks) => Letter;
};
