// The mails by name: which texts each needs, and how it is written. Which texts say what is the caller's to look up.

import { renderToStaticMarkup } from "react-dom/server";
import * as confirm from "./confirm.ts";
import { MailDocument } from "./document.tsx";
import { frameOf, texts as frameTexts } from "./frame.ts";
import type { Ask, LetterModule } from "./letter.ts";
import type { Mail, MailName, MailPayload } from "./payload.ts";
import { plainText } from "./plain-text.ts";
import * as result from "./result.ts";

const letters: Record<MailName, LetterModule> = { result, confirm };

export const mailTexts: Record<MailName, readonly string[]> = {
  result: [...frameTexts, ...result.texts],
  confirm: [...frameTexts, ...confirm.texts],
};

export function renderMail(payload: MailPayload, t: Ask<readonly string[]>): Mail {
  const letter = letters[payload.mail].write(t, payload.links);
  const frame = frameOf(t, payload);
  return {
    // A line break in a subject would begin the next header.
    subject: letter.subject.replaceAll(/[\r\n\u2028\u2029]+/g, " "),
    html: `<!doctype html>${renderToStaticMarkup(<MailDocument letter={letter} frame={frame} />)}`,
    text: plainText(letter, frame),
  };
}
