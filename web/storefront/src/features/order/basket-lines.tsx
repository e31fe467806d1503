// What is in the basket: how many of each, out with it, and a code for a reduction.

import type { Quote, QuotedLine } from "@trichter/shared/order";
import { use } from "react";
import { DeviceContext } from "../../navigation/device-context.ts";
import { type Basket, maxQuantity, withQuantity, writeBasket } from "../../state/basket.ts";
import { useText } from "../../text/use-text.ts";
import { Icon } from "../../ui/icon.tsx";
import { CouponField, texts as couponTexts } from "./coupon-field.tsx";
import { LinePicture } from "./line-picture.tsx";
import { quantityName } from "./values.ts";

const ownTexts = ["order-quantity", "order-quantity-of", "order-remove", "order-line-sold-out", "order-prior"] as const;

export const texts = [ownTexts, couponTexts] as const;

const quantities = Array.from({ length: maxQuantity }, (_, index) => index + 1);

type BasketLinesProps = { basket: Basket; quote: Quote };

export function BasketLines({ basket, quote }: BasketLinesProps) {
  const device = use(DeviceContext);
  const change = (sku: string, quantity: number) => writeBasket(device, withQuantity(basket, sku, quantity));
  return (
    <>
      <ul className="order-lines">
        {quote.lines.map((line) => (
          <Line key={line.sku} line={line} onQuantity={(quantity) => change(line.sku, quantity)} />
        ))}
      </ul>
      <CouponField
        key={basket.coupon}
        coupon={quote.coupon}
        onCoupon={(coupon) => writeBasket(device, { ...basket, coupon })}
      />
    </>
  );
}

function Line({ line, onQuantity }: { line: QuotedLine; onQuantity: (quantity: number) => void }) {
  const t = useText<typeof ownTexts>();
  const { sku, name, note, picture, quantity, total, prior, is_sold_out } = line;
  return (
    <li className="order-line">
      <LinePicture picture={picture} />
      <div className="order-line-words">
        <strong>{name}</strong>
        <span className="order-line-note">{note}</span>
        {is_sold_out && (
          <span className="field-error">
            <Icon name="info" />
            {t("order-line-sold-out")}
          </span>
        )}
      </div>
      <p className="order-line-price">
        <span className="price">{total}</span>
        {prior && <span className="fine-print">{t("order-prior", prior)}</span>}
      </p>
      <div className="order-line-tools">
        <label className="order-quantity">
          <span>
            {t("order-quantity")}
            <span className="visually-hidden"> {t("order-quantity-of", { name })}</span>
          </span>
          <select
            className="select"
            name={quantityName(sku)}
            value={quantity}
            onChange={({ currentTarget }) => onQuantity(Number(currentTarget.value))}
          >
            {quantities.map((count) => (
              <option key={count}>{count}</option>
            ))}
          </select>
        </label>
        <button type="button" className="button button-quiet button-small" onClick={() => onQuantity(0)}>
          {t("order-remove")}
          <span className="visually-hidden"> {name}</span>
        </button>
      </div>
    </li>
  );
}
