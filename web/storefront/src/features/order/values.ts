// What stands in the fields of the checkout.

import type { OrderRequest } from "@trichter/shared/order";
import { emailName, methodName } from "./faults.ts";
import type { FormValues } from "./kept-form.ts";

/** Beside the address, in the basket's part of the form: applied there, never sent with the order. */
export const couponName = "coupon";

const quantityPrefix = "quantity:";

export function quantityName(sku: string): string {
  return quantityPrefix + sku;
}

/** Every field that is sent, without the spaces around. */
export function valuesOf(form: HTMLFormElement | null): FormValues {
  const entries = form ? [...new FormData(form)] : [];
  return Object.fromEntries(
    entries
      .filter(([name]) => name !== couponName && !name.startsWith(quantityPrefix))
      .map(([name, value]) => [name, String(value).trim()]),
  );
}

/** The values as an order names them: everything that is no field of its own belongs to the address. */
export function partsOf(values: FormValues): Pick<OrderRequest, "email" | "method" | "address" | "agreements"> {
  const { [emailName]: email = "", [methodName]: method = "", charge_again, early_supply, ...address } = values;
  const agreements = { charge_again: charge_again ?? null, early_supply: early_supply ?? null };
  // The form offers no others, and the server looks.
  return { email, method: method as OrderRequest["method"], address, agreements };
}
