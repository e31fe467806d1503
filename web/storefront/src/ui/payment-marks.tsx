// The marks of the ways to pay in this country, in a row of one height. They are trademarks of their owners and shown as
// they are.

import type { PaymentMark } from "@trichter/shared/payload";
import { useText } from "../text/use-text.ts";

export const texts = ["footer-payment"] as const;

/** Names of companies and systems: the same in every language. */
const names: Record<PaymentMark, string> = {
  amex: "American Express",
  applepay: "Apple Pay",
  bancontact: "Bancontact",
  cartesbancaires: "CB",
  dankort: "Dankort",
  eps: "eps",
  googlepay: "Google Pay",
  ideal: "iDEAL",
  klarna: "Klarna",
  mastercard: "Mastercard",
  mobilepay: "MobilePay",
  paypal: "PayPal",
  sepa: "SEPA",
  swish: "Swish",
  vipps: "Vipps",
  visa: "Visa",
};

const pictures = import.meta.glob<string>("./*.svg", {
  base: "../assets/payments",
  eager: true,
  query: "?url",
  import: "default",
});

export function PaymentMarks({ marks }: { marks: readonly PaymentMark[] }) {
  const t = useText<typeof texts>();
  return (
    <ul className="payment-marks" aria-label={t("footer-payment")}>
      {marks.map((mark) => (
        <li key={mark}>
          <MarkPicture mark={mark} />
        </li>
      ))}
    </ul>
  );
}

/** One of them; without its name where that stands beside it. */
export function MarkPicture({ mark, isNamed = true }: { mark: PaymentMark; isNamed?: boolean }) {
  return (
    <img
      src={pictures[`./${mark}.svg`]}
      alt={isNamed ? names[mark] : ""}
      width={48}
      height={32}
      loading="lazy"
      decoding="async"
    />
  );
}
