// The address as the country writes it: which fields, in which order, with which masks, says the server.

import type { AddressFieldRule } from "@trichter/shared/order";
import type { HTMLAttributes } from "react";
import { useText } from "../../text/use-text.ts";
import type { Faults } from "./faults.ts";
import { Field, texts as fieldTexts, type MaskedField } from "./field.tsx";
import type { FormValues } from "./kept-form.ts";

const labels = {
  name: "order-field-name",
  street: "order-field-street",
  house: "order-field-house",
  box: "order-field-box",
  floor: "order-field-floor",
  apartment: "order-field-apartment",
  line1: "order-field-line1",
  line2: "order-field-line2",
  postcode: "order-field-postcode",
  city: "order-field-city",
  phone: "order-field-phone",
} as const;

const ownTexts = Object.values(labels);

export const texts = [ownTexts, ["order-phone-help"] as const, fieldTexts] as const;

type AddressFieldsProps = {
  rules: readonly AddressFieldRule[];
  values: FormValues;
  faults: Faults;
  Masked: MaskedField;
  onChange: (name: string) => void;
};

export function AddressFields({ rules, values, faults, Masked, onChange }: AddressFieldsProps) {
  const t = useText<[...typeof ownTexts, "order-phone-help"]>();
  return (
    <div className="order-fields">
      {rules.map(({ name, required, autocomplete, mask, max_length, input_mode }) => (
        <Field
          key={name}
          name={name}
          label={isKnown(name) ? t(labels[name]) : name}
          value={values[name] ?? ""}
          fault={faults[name]}
          isRequired={required}
          autoComplete={autocomplete}
          maxLength={max_length}
          inputMode={input_mode as HTMLAttributes<HTMLInputElement>["inputMode"]}
          mask={mask}
          Masked={Masked}
          {...(name === "phone" ? { help: t("order-phone-help") } : {})}
          onChange={() => onChange(name)}
        />
      ))}
    </div>
  );
}

function isKnown(name: string): name is keyof typeof labels {
  return Object.hasOwn(labels, name);
}
