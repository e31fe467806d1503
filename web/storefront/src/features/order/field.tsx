// One field of the checkout with its label and what is wrong with it.

import type { ComponentType, HTMLAttributes, InputHTMLAttributes } from "react";
import { useText } from "../../text/use-text.ts";
import { FaultNote, texts as faultTexts } from "./fault-note.tsx";
import type { FaultText } from "./faults.ts";

const ownTexts = ["order-optional"] as const;

export const texts = [ownTexts, faultTexts] as const;

/** The field for what has a shape; it belongs to another feature and is handed in. */
export type MaskedField = ComponentType<
  Omit<InputHTMLAttributes<HTMLInputElement>, "type" | "value" | "defaultValue" | "onChange" | "onInput"> & {
    mask: string;
    defaultValue?: string;
    onValueChange?: () => void;
  }
>;

type FieldProps = {
  name: string;
  label: string;
  value: string;
  fault: FaultText | undefined;
  isRequired: boolean;
  autoComplete: string;
  maxLength: number;
  inputMode?: HTMLAttributes<HTMLInputElement>["inputMode"];
  type?: "text" | "email";
  mask?: string | null;
  Masked: MaskedField;
  help?: string;
  onChange: () => void;
};

export function Field({ name, label, value, fault, isRequired, mask = null, Masked, help, ...rest }: FieldProps) {
  const t = useText<typeof ownTexts>();
  const { onChange, type = "text", inputMode = "text", ...attributes } = rest;
  const id = `order-${name}`;
  const described = [fault && `${id}-fault`, help && `${id}-help`].filter(Boolean).join(" ");
  const shared = {
    ...attributes,
    id,
    name,
    inputMode,
    className: "input",
    defaultValue: value,
    required: isRequired,
    "aria-invalid": fault !== undefined || undefined,
    "aria-describedby": described || undefined,
  };
  return (
    <div className="field" data-field={name}>
      <label htmlFor={id} className="field-label">
        {label}
        {!isRequired && <span className="order-optional"> {t("order-optional")}</span>}
      </label>
      {mask === null ? (
        <input {...shared} type={type} spellCheck={type === "email" ? false : undefined} onInput={onChange} />
      ) : (
        // Another mask is another field.
        <Masked {...shared} key={mask} mask={mask} onValueChange={onChange} />
      )}
      {help !== undefined && (
        <p id={`${id}-help`} className="field-help">
          {help}
        </p>
      )}
      <FaultNote id={`${id}-fault`} fault={fault} />
    </div>
  );
}
