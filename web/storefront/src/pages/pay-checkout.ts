// The checkout with the fields that follow masks: two features that do not know each other, put together in one chunk.

import { createElement } from "react";
import { MaskedInput } from "../features/mask/masked-input.tsx";
import { Checkout, type CheckoutProps } from "../features/order/checkout.tsx";

export function PayCheckout(props: Omit<CheckoutProps, "Masked">) {
  return createElement(Checkout, { ...props, Masked: MaskedInput });
}
