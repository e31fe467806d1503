// The sums of a basket or an order, down to the total with its taxes. They come printed from the server.

import type { VatShare } from "@trichter/shared/order";
import { useText } from "../../text/use-text.ts";

export const texts = [
  "order-goods",
  "order-discount",
  "order-delivery",
  "order-delivery-days",
  "order-total",
  "order-vat",
  "order-refunded",
] as const;

type TotalsProps = {
  goods: string;
  discount: string | null;
  /** None if nothing is sent. */
  delivery: string | null;
  days: string | null;
  total: string;
  vat: readonly VatShare[];
  refunded?: string | null;
};

export function Totals({ goods, discount, delivery, days, total, vat, refunded = null }: TotalsProps) {
  const t = useText<typeof texts>();
  return (
    <dl className="order-totals">
      <Row name={t("order-goods")} value={goods} />
      {discount !== null && <Row name={t("order-discount")} value={`−${discount}`} />}
      {delivery !== null && <Row name={t("order-delivery")} value={delivery} />}
      {delivery !== null && days !== null && (
        <div className="order-days">
          <dt className="visually-hidden">{t("order-delivery")}</dt>
          <dd>{t("order-delivery-days", { days })}</dd>
        </div>
      )}
      <Row name={t("order-total")} value={total} isTotal />
      {vat.map(({ rate, amount }) => (
        <Row key={rate} name={t("order-vat", { rate })} value={amount} isSmall />
      ))}
      {refunded !== null && <Row name={t("order-refunded")} value={refunded} />}
    </dl>
  );
}

type RowProps = { name: string; value: string; isTotal?: boolean; isSmall?: boolean };

function Row({ name, value, isTotal = false, isSmall = false }: RowProps) {
  return (
    <div className={isTotal ? "order-total" : isSmall ? "fine-print" : undefined}>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  );
}
