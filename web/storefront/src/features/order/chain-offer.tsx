// An offer to somebody who has just paid: what it is and costs, the lawful order button, and a way past it of the same size.

import type { Frame } from "@trichter/shared/payload";
import type { ReactNode } from "react";
import { useText } from "../../text/use-text.ts";
import { Icon } from "../../ui/icon.tsx";
import { OrderButton } from "../../ui/order-button.tsx";
import { Agreement, earlySupplyName } from "./agreement.tsx";
import { BankStep, texts as bankTexts } from "./bank-step.tsx";
import { Methods, texts as methodTexts, useMethodName } from "./methods.tsx";
import { Review, texts as reviewTexts } from "./review.tsx";
import { texts as troubleTexts } from "./trouble.ts";
import { type OfferState, useOffer } from "./use-offer.ts";
import "./order.css";

const ownTexts = [
  "offer-after-heading",
  "offer-after-note",
  "offer-after-pays",
  "offer-after-decline",
  "offer-after-failed",
  "offer-after-sending",
  "order-early-supply-help",
  "order-payment-heading",
  "order-loading",
  "order-retry",
] as const;

export const texts = [ownTexts, bankTexts, methodTexts, reviewTexts, troubleTexts] as const;

export type ChainOfferProps = { frame: Frame };

export function ChainOffer({ frame }: ChainOfferProps) {
  const t = useText<typeof ownTexts>();
  const state = useOffer(frame.routeName);
  const { offer, trouble } = state;
  return (
    <section className="card order-part order-offer" data-offer={frame.routeName} aria-labelledby="order-offer">
      <h3 id="order-offer">{t("offer-after-heading")}</h3>
      <p>{t("offer-after-note")}</p>
      {offer ? (
        <OfferForm state={state} offer={offer} frame={frame} />
      ) : (
        <div role="status">
          <p>{trouble ? <TroubleWords {...trouble} /> : t("order-loading")}</p>
          {trouble && (
            <button type="button" className="button button-primary" onClick={state.ask}>
              {t("order-retry")}
            </button>
          )}
        </div>
      )}
      <button type="button" className="button button-secondary button-large button-wide" onClick={state.decline}>
        {t("offer-after-decline")}
      </button>
      {state.bankHref !== null && (
        <BankStep href={state.bankHref} onBack={() => state.leaveBank(false)} onCancel={() => state.leaveBank(true)} />
      )}
    </section>
  );
}

type OfferFormProps = ChainOfferProps & { state: OfferState; offer: NonNullable<OfferState["offer"]> };

function OfferForm({ state, offer, frame }: OfferFormProps) {
  const t = useText<typeof ownTexts>();
  const nameOf = useMethodName();
  const { form, isAgain, isSending, trouble, methodFault, formerTotal, hasFailed } = state;
  return (
    <form ref={form} method="dialog" noValidate className="order-form" onSubmit={(event) => event.preventDefault()}>
      <Review quote={offer.quote} formerTotal={formerTotal} frame={frame} />
      {offer.early_supply && (
        <div>
          <Agreement name={earlySupplyName} {...offer.early_supply} />
          <p className="fine-print">{t("order-early-supply-help")}</p>
        </div>
      )}
      <div role="alert">
        {hasFailed && <Warning note="failed">{t("offer-after-failed")}</Warning>}
        {trouble && (
          <Warning note="trouble">
            <TroubleWords {...trouble} />
          </Warning>
        )}
      </div>
      {isAgain && offer.method ? (
        <p className="order-aside">
          <Icon name="lock" />
          {t("offer-after-pays", { method: nameOf(offer.method) })}
        </p>
      ) : (
        <div>
          <h4 id="order-payment">{t("order-payment-heading")}</h4>
          <Methods
            methods={offer.methods}
            paymentMarks={frame.paymentMarks}
            chosen={undefined}
            fault={methodFault}
            labelledBy="order-payment"
            onChange={() => {}}
          />
        </div>
      )}
      <OrderButton words={offer.button.words} isBusy={isSending} onPress={state.order} />
      <div className="order-status" role="status">
        {isSending && <p>{t("offer-after-sending")}</p>}
      </div>
    </form>
  );
}

function Warning({ note, children }: { note: string; children: ReactNode }) {
  return (
    <p className="note note-warning" data-note={note}>
      <Icon name="info" />
      <span>{children}</span>
    </p>
  );
}

function TroubleWords({ text, args }: NonNullable<OfferState["trouble"]>) {
  const t = useText<typeof troubleTexts>();
  return t(text, args);
}
