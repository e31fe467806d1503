// The acknowledgement of a withdrawal, which the law wants on a durable medium: what was declared, when it came, and what
// follows. It advertises nothing and asks for nothing.

import type { Ask, Letter } from "./letter.ts";
import type { MailPayload } from "./payload.ts";

export const texts = [
  "mail-withdrawal-subject",
  "mail-withdrawal-preview",
  "mail-withdrawal-heading",
  "mail-withdrawal-lead",
  "mail-withdrawal-statement",
  "mail-withdrawal-next",
  "mail-withdrawal-parcel",
  "mail-withdrawal-return",
  "mail-withdrawal-refund",
  "mail-withdrawal-id",
  "mail-withdrawal-action",
  "mail-withdrawal-reason",
] as const;

export function write(t: Ask<typeof texts>, { withdrawal, links }: MailPayload): Letter {
  if (!withdrawal) {
    throw new Error("The mail about a withdrawal needs one.");
  }
  const { id, statement, received, receivedAt, refundBy } = withdrawal;
  return {
    subject: t("mail-withdrawal-subject"),
    preview: t("mail-withdrawal-preview"),
    heading: t("mail-withdrawal-heading"),
    parts: [
      { part: "paragraph", text: t("mail-withdrawal-lead", { local: received, iso: receivedAt }) },
      { part: "notes", heading: t("mail-withdrawal-statement"), notes: statement },
      { part: "action", label: t("mail-withdrawal-action"), href: links.main },
      {
        part: "notes",
        heading: t("mail-withdrawal-next"),
        notes: [
          t("mail-withdrawal-parcel"),
          t("mail-withdrawal-return"),
          t("mail-withdrawal-refund", { day: refundBy }),
          t("mail-withdrawal-id", { id }),
        ],
      },
    ],
    reason: t("mail-withdrawal-reason"),
  };
}
