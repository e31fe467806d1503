// What the buyer sees while their payment is looked up, and what they can do if it takes longer.

import { useText } from "../../text/use-text.ts";
import { Icon } from "../../ui/icon.tsx";
import { Link } from "../../ui/link.tsx";
import { useReturn } from "./use-return.ts";
import "./order.css";

export const texts = [
  "order-return-asking",
  "order-return-pending",
  "order-return-pending-text",
  "order-return-slow",
  "order-return-slow-text",
  "order-return-offline",
  "order-return-offline-text",
  "order-return-stranger",
  "order-return-stranger-text",
  "order-return-ask",
  "order-return-back",
] as const;

export function PaymentReturn({ payHref }: { payHref: string }) {
  const t = useText<typeof texts>();
  const { stage, payHref: ownHref, ask } = useReturn();
  const isWaiting = stage === "asking" || stage === "pending";
  return (
    <section className="card order-return" data-stage={stage} aria-labelledby="order-return">
      <span className="icon-disc">
        {isWaiting ? (
          <span className="spinner order-spinner" aria-hidden="true" />
        ) : (
          <Icon name={stage === "stranger" ? "circle-help" : "clock"} size="large" />
        )}
      </span>
      <div className="order-return-words" role="status">
        <h2 id="order-return">{t(`order-return-${stage}`)}</h2>
        {stage !== "asking" && <p>{t(`order-return-${stage}-text`)}</p>}
      </div>
      {!isWaiting && (
        <div className="order-return-actions">
          {stage !== "stranger" && (
            <button type="button" className="button button-primary" onClick={ask}>
              {t("order-return-ask")}
            </button>
          )}
          <Link href={ownHref ?? payHref} query="" className="button button-secondary">
            {t("order-return-back")}
          </Link>
        </div>
      )}
    </section>
  );
}
