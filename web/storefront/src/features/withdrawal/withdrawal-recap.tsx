// The second step: the statement as it will be kept, and the one button that makes it. Its words are fixed by law and come
// from the server; no other button stands beside it.

import type { WithdrawalWords } from "@trichter/shared/withdrawal";
import type { MouseEvent } from "react";
import { useText } from "../../text/use-text.ts";
import { Icon } from "../../ui/icon.tsx";
import { troubleTexts } from "./faults.ts";
import { statementOf } from "./statement.ts";
import type { Withdrawal } from "./use-withdrawal.ts";
import { WithdrawalPanel } from "./withdrawal-panel.tsx";

const ownTexts = [
  "withdrawal-step-2",
  "withdrawal-recap-heading",
  "withdrawal-recap-text",
  "withdrawal-change",
  "withdrawal-sending",
] as const;

export const texts = [ownTexts, troubleTexts] as const;

type WithdrawalRecapProps = { words: WithdrawalWords; withdrawal: Withdrawal; href: string };

export function WithdrawalRecap({ words, withdrawal, href }: WithdrawalRecapProps) {
  const t = useText<typeof ownTexts | typeof troubleTexts>();
  const { kept, trouble, isSending, isNews, confirm, goBack } = withdrawal;

  function change(event: MouseEvent): void {
    event.preventDefault();
    goBack();
  }

  return (
    <WithdrawalPanel step={t("withdrawal-step-2")} heading={t("withdrawal-recap-heading")} isNews={isNews}>
      <p>{t("withdrawal-recap-text")}</p>
      <blockquote className="withdrawal-statement">
        {statementOf(words, kept.filled).map((line) => (
          <p key={line}>{line}</p>
        ))}
      </blockquote>
      {trouble && (
        <div className="note note-warning" role="alert">
          <Icon name="info" />
          <p>{t(trouble)}</p>
        </div>
      )}
      <button
        type="button"
        className="button button-primary button-large"
        data-legal="withdraw-confirm"
        aria-busy={isSending || undefined}
        onClick={confirm}
      >
        {words.confirm}
      </button>
      <p className="withdrawal-sending" role="status">
        {isSending && t("withdrawal-sending")}
      </p>
      <p>
        <a href={href} className="link" onClick={change}>
          {t("withdrawal-change")}
        </a>
      </p>
    </WithdrawalPanel>
  );
}
