// A code for a reduction: folded away until somebody has one, taken back as easily as given.

import type { Quote } from "@trichter/shared/order";
import { type KeyboardEvent, useRef } from "react";
import { useText } from "../../text/use-text.ts";
import { Icon } from "../../ui/icon.tsx";
import { couponName } from "./values.ts";

export const texts = [
  "order-coupon-have",
  "order-coupon-label",
  "order-coupon-apply",
  "order-coupon-applied",
  "order-coupon-remove",
  "order-coupon-unknown",
  "order-coupon-not-yet",
  "order-coupon-over",
  "order-coupon-used-up",
  "order-coupon-other-country",
] as const;

const maxChars = 32;

const whys = {
  unknown: "order-coupon-unknown",
  "not-yet": "order-coupon-not-yet",
  over: "order-coupon-over",
  "used-up": "order-coupon-used-up",
  "other-country": "order-coupon-other-country",
} as const;

type CouponFieldProps = { coupon: Quote["coupon"]; onCoupon: (code: string | null) => void };

export function CouponField({ coupon, onCoupon }: CouponFieldProps) {
  const t = useText<typeof texts>();
  const field = useRef<HTMLInputElement>(null);
  if (coupon?.is_valid) {
    return (
      <p className="order-coupon-taken">
        <Icon name="percent" />
        <span>{t("order-coupon-applied", { code: coupon.code })}</span>
        <button type="button" className="button button-quiet button-small" onClick={() => onCoupon(null)}>
          {t("order-coupon-remove")}
        </button>
      </p>
    );
  }
  const why = coupon?.why ?? "unknown";
  const fault = coupon && t(Object.hasOwn(whys, why) ? whys[why as keyof typeof whys] : whys.unknown);
  const apply = () => onCoupon(field.current?.value.trim().toUpperCase() || null);
  // This key would do nothing else: no field of this form orders by it.
  const onKeyDown = ({ key }: KeyboardEvent) => key === "Enter" && apply();
  return (
    <details className="order-coupon" open={coupon !== null}>
      <summary className="link">{t("order-coupon-have")}</summary>
      <div className="field">
        <label htmlFor="order-coupon" className="field-label">
          {t("order-coupon-label")}
        </label>
        <div className="order-coupon-field">
          <input
            ref={field}
            id="order-coupon"
            name={couponName}
            className="input"
            type="text"
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            maxLength={maxChars}
            defaultValue={coupon?.code}
            aria-invalid={fault !== null || undefined}
            aria-describedby={fault === null ? undefined : "order-coupon-fault"}
            onKeyDown={onKeyDown}
          />
          <button type="button" className="button button-secondary" onClick={apply}>
            {t("order-coupon-apply")}
          </button>
        </div>
        {fault !== null && (
          <p id="order-coupon-fault" className="field-error" role="alert">
            <Icon name="info" />
            {fault}
          </p>
        )}
      </div>
    </details>
  );
}
