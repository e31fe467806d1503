// The question whether the newsletter was really ordered by the owner of the address. The law wants it free of all
// advertising: no product, no offer, no praise.

import type { Ask, Letter } from "./letter.ts";
import type { MailPayload } from "./payload.ts";

export const texts = [
  "mail-confirm-subject",
  "mail-confirm-preview",
  "mail-confirm-heading",
  "mail-confirm-lead",
  "mail-confirm-regret",
  "mail-confirm-action",
  "mail-confirm-stranger",
  "mail-confirm-stranger-text",
  "mail-confirm-reason",
] as const;

export function write(t: Ask<typeof texts>, { links }: MailPayload): Letter {
  return {
    subject: t("mail-confirm-subject"),
    preview: t("mail-confirm-preview"),
    heading: t("mail-confirm-heading"),
    parts: [
      { part: "paragraph", text: t("mail-confirm-lead") },
      { part: "paragraph", text: t("mail-confirm-regret") },
      { part: "action", label: t("mail-confirm-action"), href: links.main },
      { part: "notes", heading: t("mail-confirm-stranger"), notes: [t("mail-confirm-stranger-text")] },
    ],
    reason: t("mail-confirm-reason"),
  };
}
