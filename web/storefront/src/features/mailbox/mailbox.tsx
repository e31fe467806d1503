// What the link of a mail stands for.

import type { MyData as Kept } from "@trichter/shared/api-client";
import type { MailLink } from "../../navigation/mail-link.ts";
import { Deed, texts as deedTexts } from "./deed.tsx";
import { type AnswersView, texts as dataTexts, MyData } from "./my-data.tsx";

export const texts = [deedTexts, dataTexts] as const;

export type MailboxProps = {
  link: MailLink;
  Answers: AnswersView;
  onErased: (runs: Kept["runs"]) => void;
  onEnd: () => void;
};

export function Mailbox({ link: { purpose, secret }, Answers, onErased, onEnd }: MailboxProps) {
  if (purpose === "confirm" || purpose === "unsubscribe") {
    return <Deed purpose={purpose} secret={secret} onEnd={onEnd} />;
  }
  return <MyData secret={secret} Answers={Answers} onErased={onErased} onEnd={onEnd} />;
}
