// The mails by name: which texts each needs, and how it is written. Which texts say what is the caller's to look up.

import { renderToStaticMarkup } from "react-dom/server";
import * as cart from "./cart.ts";
import * as confirm from "./confirm.ts";
import { MailDocument } from "./document.tsx";
import { type Frame, frameOf, texts as frameTexts } from "./frame.ts";
import * as goods from "./goods.ts";
import type { Ask, Letter, LetterModule } from "./letter.ts";
import * as orderPaid from "./order-paid.ts";
import * as orderReceived from "./order-received.ts";
import * as orderRefunded from "./order-refunded.ts";
import * as orderReserved from "./order-reserved.ts";
import * as orderShipped from "./order-shipped.ts";
import type { MailDocument as AttachedDocument, Mail, MailName, MailPayload } from "./payload.ts";
import { plainText } from "./plain-text.ts";
import * as result from "./result.ts";
import * as review from "./review.ts";
import * as withdrawal from "./withdrawal.ts";

const letters: Record<MailName, LetterModule> = {
  result,
  confirm,
  "order-received": orderReceived,
  "order-reserved": orderReserved,
  "order-paid": orderPaid,
  "order-shipped": orderShipped,
  "order-refunded": orderRefunded,
  cart,
  withdrawal,
  review,
  goods,
};

/** Each text once, though several parts of a mail may need it. */
function textsOf({ texts }: LetterModule): readonly string[] {
  return [...new Set([...frameTexts, ...texts])];
}

export const mailTexts = Object.fromEntries(
  Object.entries(letters).map(([name, letter]) => [name, textsOf(letter)]),
) as Record<MailName, readonly string[]>;

export function renderMail(payload: MailPayload, t: Ask<readonly string[]>): Mail {
  const letter = letters[payload.mail].write(t, payload);
  const frame = frameOf(t, payload);
  return {
    // A line break in a subject would begin the next header.
    subject: letter.subject.replaceAll(/[\r\n\u2028\u2029]+/g, " "),
    html: `<!doctype html>${renderToStaticMarkup(<MailDocument letter={letter} frame={frame} />)}`,
    text: plainText(letter, frame),
    document: documentOf(letter, frame),
  };
}

/** The document of a demo shop says so too. */
function documentOf({ document }: Letter, { demo }: Frame): AttachedDocument | null {
  if (document === undefined) {
    return null;
  }
  return demo === null ? document : { ...document, parts: [{ part: "paragraph", text: demo }, ...document.parts] };
}
