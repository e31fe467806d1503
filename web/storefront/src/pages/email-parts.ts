// The code of the e-mail form and of the run that it can mail, loaded after the page can be read. The server's renderer cannot
// wait and is handed it at once.

import type { LeadForm } from "../features/lead/lead-form.tsx";
import type { MailableRun } from "../features/quiz/mailable-run.tsx";

export type EmailParts = { LeadForm: typeof LeadForm; MailableRun: typeof MailableRun };

let present: EmailParts | null = null;

export function presentEmailParts(): EmailParts | null {
  return present;
}

export function provideEmailParts(parts: EmailParts): void {
  present = parts;
}

/** Each import names what it takes, so that a chunk holds nothing else. */
export async function loadEmailParts(): Promise<void> {
  const [LeadForm, MailableRun] = await Promise.all([
    import("../features/lead/lead-form.tsx").then((module) => module.LeadForm),
    import("../features/quiz/mailable-run.tsx").then((module) => module.MailableRun),
  ]);
  provideEmailParts({ LeadForm, MailableRun });
}
