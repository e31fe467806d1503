// The withdrawal function: the step that is due. The first is there with the page, so that nobody has to look for it.

import type { Frame } from "@trichter/shared/payload";
import type { WithdrawalWords } from "@trichter/shared/withdrawal";
import { NoScript, texts as noScriptTexts } from "./no-script.tsx";
import { useWithdrawal } from "./use-withdrawal.ts";
import { texts as formTexts, WithdrawalForm } from "./withdrawal-form.tsx";
import { texts as recapTexts, WithdrawalRecap } from "./withdrawal-recap.tsx";
import { texts as receiptTexts, WithdrawalReceipt } from "./withdrawal-receipt.tsx";
import "./withdrawal.css";

export const texts = [noScriptTexts, formTexts, recapTexts, receiptTexts] as const;

export function Withdrawal({ words, frame }: { words: WithdrawalWords; frame: Frame }) {
  const withdrawal = useWithdrawal(words);
  const { step, receipt } = withdrawal.kept;
  if (step === "receipt" && receipt) {
    return <WithdrawalReceipt receipt={receipt} withdrawal={withdrawal} />;
  }
  if (step === "recap") {
    return <WithdrawalRecap words={words} withdrawal={withdrawal} href={frame.refundHref} />;
  }
  return (
    <>
      <NoScript contact={frame.contact} />
      <WithdrawalForm words={words} withdrawal={withdrawal} />
    </>
  );
}
