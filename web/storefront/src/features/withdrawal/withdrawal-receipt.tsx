// The receipt, on the screen and on paper: what was declared, when it came, until when money goes back. The mail says the same.

import type { WithdrawalReceipt as Receipt } from "@trichter/shared/withdrawal";
import { useText } from "../../text/use-text.ts";
import type { Withdrawal } from "./use-withdrawal.ts";
import { WithdrawalPanel } from "./withdrawal-panel.tsx";

export const texts = [
  "withdrawal-receipt-heading",
  "withdrawal-receipt-received",
  "withdrawal-receipt-statement",
  "withdrawal-receipt-mail",
  "withdrawal-receipt-refund",
  "withdrawal-receipt-id",
  "withdrawal-receipt-next",
  "withdrawal-print",
  "withdrawal-again",
] as const;

export function WithdrawalReceipt({ receipt, withdrawal }: { receipt: Receipt; withdrawal: Withdrawal }) {
  const t = useText<typeof texts>();
  return (
    <WithdrawalPanel step={null} heading={t("withdrawal-receipt-heading")} isNews={withdrawal.isNews}>
      <dl className="withdrawal-facts">
        <div>
          <dt>{t("withdrawal-receipt-received")}</dt>
          <dd>
            <time dateTime={receipt.received_at}>{receipt.received}</time>
          </dd>
        </div>
        <div>
          <dt>{t("withdrawal-receipt-statement")}</dt>
          {receipt.statement.map((line) => (
            <dd key={line}>{line}</dd>
          ))}
        </div>
        <div>
          <dt>{t("withdrawal-receipt-mail")}</dt>
          <dd>{receipt.email}</dd>
        </div>
        <div>
          <dt>{t("withdrawal-receipt-refund")}</dt>
          <dd>{receipt.refund_by}</dd>
        </div>
        <div>
          <dt>{t("withdrawal-receipt-id")}</dt>
          <dd>{receipt.id}</dd>
        </div>
      </dl>
      <p>{t("withdrawal-receipt-next")}</p>
      <div className="withdrawal-actions">
        <button type="button" className="button button-primary" onClick={() => window.print()}>
          {t("withdrawal-print")}
        </button>
        <button type="button" className="button button-secondary" onClick={withdrawal.startAgain}>
          {t("withdrawal-again")}
        </button>
      </div>
    </WithdrawalPanel>
  );
}
