// What the link of a mail stands for.

import type { MailLink } from "../../navigation/mail-link.ts";
import { Deed, texts as deedTexts } from "./deed.tsx";
import { texts as dataTexts, MyData, type RunParts } from "./my-data.tsx";

export const texts = [deedTexts, dataTexts] as const;

export type MailboxProps = { link: MailLink; runParts: RunParts; onEnd: () => void };

export function Mailbox({ link: { purpose, secret }, runParts, onEnd }: MailboxProps) {
  if (purpose === "confirm" || purpose === "unsubscribe") {
    return <Deed purpose={purpose} secret={secret} onEnd={onEnd} />;
  }
  return <MyData secret={secret} runParts={runParts} onEnd={onEnd} />;
}
