// The way back to a summary, for whoever asked to have it by mail too. It holds a link and no answer: what somebody said
// of themselves does not lie in mailboxes.

import type { Ask, Letter } from "./letter.ts";
import type { MailPayload } from "./payload.ts";

export const texts = [
  "mail-result-subject",
  "mail-result-preview",
  "mail-result-heading",
  "mail-result-lead",
  "mail-result-action",
  "mail-result-notes",
  "mail-result-period",
  "mail-result-secrecy",
  "mail-result-reason",
] as const;

export function write(t: Ask<typeof texts>, { links }: MailPayload): Letter {
  return {
    subject: t("mail-result-subject"),
    preview: t("mail-result-preview"),
    heading: t("mail-result-heading"),
    parts: [
      { part: "paragraph", text: t("mail-result-lead") },
      { part: "action", label: t("mail-result-action"), href: links.main },
      {
        part: "notes",
        heading: t("mail-result-notes"),
        notes: [t("mail-result-period"), t("mail-result-secrecy")],
      },
    ],
    reason: t("mail-result-reason"),
  };
}
