// The ways to pay, in the order that the server gives: what involves no credit first, and nothing else chosen in advance.

import type { PaymentMethodOffer } from "@trichter/shared/order";
import type { PaymentMark } from "@trichter/shared/payload";
import { useText } from "../../text/use-text.ts";
import { MarkPicture } from "../../ui/payment-marks.tsx";
import { FaultNote, texts as faultTexts } from "./fault-note.tsx";
import { type FaultText, methodName } from "./faults.ts";

const ownTexts = ["order-method-card", "order-method-sepa"] as const;

export const texts = [ownTexts, faultTexts] as const;

/** Names of companies and systems are the same in every language. */
const brands: Readonly<Record<string, string>> = {
  cartes_bancaires: "CB",
  bancontact: "Bancontact",
  eps: "eps",
  swish: "Swish",
  mobilepay: "MobilePay",
  paypal: "PayPal",
  klarna: "Klarna",
};

const cardMarks: readonly PaymentMark[] = ["visa", "mastercard", "amex", "dankort"];

const marks: Readonly<Record<string, readonly PaymentMark[]>> = {
  card: cardMarks,
  cartes_bancaires: ["cartesbancaires"],
  sepa_debit: ["sepa"],
  bancontact: ["bancontact"],
  eps: ["eps"],
  swish: ["swish"],
  mobilepay: ["mobilepay"],
  paypal: ["paypal"],
  klarna: ["klarna"],
};

type MethodsProps = {
  methods: readonly PaymentMethodOffer[];
  /** Those that the shop shows in this country. */
  paymentMarks: readonly PaymentMark[];
  chosen: string | undefined;
  fault: FaultText | undefined;
  labelledBy: string;
  onChange: () => void;
};

export function Methods({ methods, paymentMarks, chosen, fault, labelledBy, onChange }: MethodsProps) {
  const nameOf = useMethodName();
  const isOffered = methods.some(({ name }) => name === chosen);
  return (
    <div
      className="choices"
      role="radiogroup"
      aria-labelledby={labelledBy}
      aria-describedby={fault && "order-method-fault"}
      aria-invalid={fault !== undefined || undefined}
    >
      {methods.map(({ name, preselected, can_be_saved }) => (
        <label key={name} className="choice order-method">
          <input
            type="radio"
            name={methodName}
            value={name}
            defaultChecked={isOffered ? name === chosen : preselected}
            data-saved={can_be_saved || undefined}
            onChange={onChange}
          />
          <span className="order-method-words">
            {nameOf(name)}
            <span className="order-marks">
              {(marks[name] ?? [])
                .filter((mark) => name !== "card" || paymentMarks.includes(mark))
                .map((mark) => (
                  <MarkPicture key={mark} mark={mark} isNamed={name === "card"} />
                ))}
            </span>
          </span>
        </label>
      ))}
      <FaultNote id="order-method-fault" fault={fault} />
    </div>
  );
}

export function useMethodName(): (method: string) => string {
  const t = useText<typeof ownTexts>();
  return (method) => {
    if (method === "card") {
      return t("order-method-card");
    }
    return method === "sepa_debit" ? t("order-method-sepa") : (brands[method] ?? method);
  };
}
