// The checkout: basket, address, way to pay, last look, order button, on one calm page. Nothing on it binds anybody but that
// button, and no key in a field presses it.

import type { Block, Country, Frame } from "@trichter/shared/payload";
import { type ReactNode, use, useRef, useState } from "react";
import { DeviceContext } from "../../navigation/device-context.ts";
import { useClientState } from "../../state/client-state.ts";
import { useDocumentText, useText } from "../../text/use-text.ts";
import { ButtonLink } from "../../ui/button-link.tsx";
import { Icon } from "../../ui/icon.tsx";
import { OrderButton } from "../../ui/order-button.tsx";
import { AddressFields, texts as addressTexts } from "./address-fields.tsx";
import { Agreement, chargeAgainName, earlySupplyName } from "./agreement.tsx";
import { BasketLines, texts as basketTexts } from "./basket-lines.tsx";
import { emailName, methodName } from "./faults.ts";
import { Field, texts as fieldTexts, type MaskedField } from "./field.tsx";
import { readForm } from "./kept-form.ts";
import { Methods, texts as methodTexts } from "./methods.tsx";
import { Notice, texts as noticeTexts } from "./notice.tsx";
import { readPaid } from "./placed.ts";
import { Review, texts as reviewTexts } from "./review.tsx";
import { texts as troubleTexts } from "./trouble.ts";
import { type CheckoutPlaces, type Checkout as CheckoutState, useCheckout } from "./use-checkout.ts";
import "./order.css";

const ownTexts = [
  "order-basket-heading",
  "order-contact-heading",
  "order-email-label",
  "order-email-help",
  "order-delivery-heading",
  "order-delivery-area",
  "order-delivery-none",
  "order-payment-heading",
  "order-payment-help",
  "order-payment-reserved",
  "order-review-heading",
  "order-sending",
  "order-loading",
  "order-retry",
  "order-empty-heading",
  "order-empty-text",
  "order-empty-last",
  "order-fault-count",
  "order-early-supply-help",
  "order-total-now",
] as const;

const countryTexts = [
  "country-DE",
  "country-FR",
  "country-BE",
  "country-SE",
  "country-GB",
  "country-AT",
  "country-DK",
  "country-FI",
] as const;

export const texts = [
  ownTexts,
  countryTexts,
  addressTexts,
  basketTexts,
  fieldTexts,
  methodTexts,
  noticeTexts,
  reviewTexts,
  troubleTexts,
] as const;

export type CheckoutProps = {
  places: CheckoutPlaces;
  frame: Frame;
  /** The first action among them is the way to the packages, for an empty basket. */
  blocks: readonly Block[];
  Masked: MaskedField;
};

/** As the longest address that mail servers take. */
const maxEmailChars = 254;

export function Checkout({ places, frame, blocks, Masked }: CheckoutProps) {
  const t = useText<typeof ownTexts>();
  // The page's own name: the provider leads back by it.
  const checkout = useCheckout(places, frame.routeName);
  const { basket, terms, quote, failure, notice, hasLost, ask } = checkout;
  if (basket.items.length === 0) {
    return (
      <section className="card order-empty">
        <Notice notice={notice} hasLost={hasLost} />
        <span className="icon-disc">
          <Icon name="shopping-bag" size="large" />
        </span>
        <h2>{t("order-empty-heading")}</h2>
        <p>{t("order-empty-text")}</p>
        <div className="order-return-actions">
          <WayBack blocks={blocks} />
          <LastOrder />
        </div>
      </section>
    );
  }
  if (!terms || !quote) {
    return (
      <div className="card order-waiting" role="status">
        <TroubleWords trouble={failure} otherwise={t("order-loading")} />
        {failure && (
          <button type="button" className="button button-primary" onClick={ask}>
            {t("order-retry")}
          </button>
        )}
      </div>
    );
  }
  return <CheckoutForm frame={frame} Masked={Masked} checkout={{ ...checkout, terms, quote }} />;
}

function WayBack({ blocks }: Pick<CheckoutProps, "blocks">) {
  const t = useDocumentText();
  const [action] = blocks.flatMap((block) => (block.block === "actions" ? block.items : []));
  return (
    action && (
      <ButtonLink href={action.href} look="primary">
        {t(action.label)}
      </ButtonLink>
    )
  );
}

/** Whoever comes back to a checkout that another tab has finished finds their order, not only an empty basket. */
function LastOrder() {
  const t = useText<typeof ownTexts>();
  const paid = readPaid(use(DeviceContext));
  return (
    paid && (
      <ButtonLink href={paid.thankyouHref} look="secondary">
        {t("order-empty-last")}
      </ButtonLink>
    )
  );
}

type ReadyCheckout = CheckoutState & {
  terms: NonNullable<CheckoutState["terms"]>;
  quote: NonNullable<CheckoutState["quote"]>;
};

type CheckoutFormProps = Pick<CheckoutProps, "Masked" | "frame"> & { checkout: ReadyCheckout };

function CheckoutForm({ checkout, frame, Masked }: CheckoutFormProps) {
  const t = useText<typeof ownTexts>();
  const device = use(DeviceContext);
  const country = useClientState((state) => state.locale);
  const [kept] = useState(() => readForm(device.tabStorage()));
  const { terms, quote, faults, form, basket, isSending, trouble } = checkout;
  const isSent = quote.lines.some(({ is_sent }) => is_sent);
  const count = Object.keys(faults).length;
  return (
    // Before the app runs, this method sends nothing anywhere: an address must never stand in a URL.
    <form
      ref={form}
      className="order-form"
      method="dialog"
      noValidate
      data-state={checkout.isAsking ? "asking" : "ready"}
      onSubmit={(event) => event.preventDefault()}
    >
      <Notice notice={checkout.notice} hasLost={checkout.hasLost} />
      <Part number="1" id="order-basket" heading={t("order-basket-heading")}>
        <BasketLines basket={basket} quote={quote} />
        <TotalNow total={quote.total} />
      </Part>
      <Part number="2" id="order-contact" heading={isSent ? t("order-delivery-heading") : t("order-contact-heading")}>
        <Field
          name={emailName}
          label={t("order-email-label")}
          help={t("order-email-help")}
          value={kept[emailName] ?? ""}
          fault={faults[emailName]}
          isRequired
          type="email"
          inputMode="email"
          autoComplete="email"
          maxLength={maxEmailChars}
          Masked={Masked}
          onChange={() => checkout.changed(emailName)}
        />
        {isSent ? (
          <>
            <AddressFields
              key={country}
              rules={terms.address}
              values={kept}
              faults={faults}
              Masked={Masked}
              onChange={checkout.changed}
            />
            <p className="order-aside">
              <Icon name="truck" />
              <DeliveryWords country={country} {...terms.delivery} />
            </p>
          </>
        ) : (
          <p className="order-aside">
            <Icon name="mail" />
            {t("order-delivery-none")}
          </p>
        )}
      </Part>
      <Part number="3" id="order-payment" heading={t("order-payment-heading")}>
        <Methods
          methods={terms.methods}
          paymentMarks={frame.paymentMarks}
          chosen={kept[methodName]}
          fault={faults[methodName]}
          labelledBy="order-payment"
          onChange={() => checkout.changed(methodName)}
        />
        <p className="order-aside">
          <Icon name="lock" />
          {country === "DK" && isSent ? t("order-payment-reserved") : t("order-payment-help")}
        </p>
        {terms.chains.includes(basket.funnel ?? "") && (
          <Agreement name={chargeAgainName} {...terms.agreements.charge_again} />
        )}
      </Part>
      <Part number="4" id="order-review" heading={t("order-review-heading")}>
        <Review quote={quote} formerTotal={checkout.formerTotal} frame={frame} />
        {quote.lines.some(({ is_sent }) => !is_sent) && (
          <div>
            <Agreement name={earlySupplyName} {...terms.agreements.early_supply} />
            <p className="fine-print">{t("order-early-supply-help")}</p>
          </div>
        )}
        <OrderButton words={terms.button.words} isBusy={isSending} onPress={checkout.order} />
        <div className="order-status" role="status">
          {isSending && <p>{t("order-sending")}</p>}
        </div>
        <div role="alert">
          {trouble && (
            <p className="note note-warning" data-note="trouble">
              <Icon name="info" />
              <TroubleWords trouble={trouble} otherwise="" />
            </p>
          )}
          {count > 0 && <p className="visually-hidden">{t("order-fault-count", { count })}</p>}
        </div>
      </Part>
    </form>
  );
}

type PartProps = { number: string; id: string; heading: string; children: ReactNode };

function Part({ number, id, heading, children }: PartProps) {
  return (
    <section className="card order-part" aria-labelledby={id}>
      <h2 id={id}>
        <span className="order-number" aria-hidden="true">
          {number}
        </span>
        {heading}
      </h2>
      {children}
    </section>
  );
}

function DeliveryWords({ country, cost, days }: { country: Country; cost: string; days: string }) {
  const t = useText<[...typeof ownTexts, ...typeof countryTexts]>();
  return <span>{t("order-delivery-area", { country: t(`country-${country}`), cost, days })}</span>;
}

/** Told to who cannot see it whenever the total has become another one. */
function TotalNow({ total }: { total: string }) {
  const t = useText<typeof ownTexts>();
  const first = useRef(total);
  return (
    <p className="visually-hidden" role="status">
      {total !== first.current && t("order-total-now", { total })}
    </p>
  );
}

function TroubleWords({ trouble, otherwise }: { trouble: CheckoutState["trouble"]; otherwise: string }) {
  const t = useText<typeof troubleTexts>();
  return <span>{trouble ? t(trouble.text, trouble.args) : otherwise}</span>;
}
