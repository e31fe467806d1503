// One field of the withdrawal with its label, help and what is wrong with it.

import type { InputHTMLAttributes } from "react";
import { useText } from "../../text/use-text.ts";
import { Icon } from "../../ui/icon.tsx";
import { type FaultText, type FieldName, faultTexts } from "./faults.ts";

const ownTexts = ["withdrawal-optional"] as const;

export const texts = [ownTexts, faultTexts] as const;

type WithdrawalFieldProps = Pick<InputHTMLAttributes<HTMLInputElement>, "autoComplete" | "maxLength" | "type"> & {
  name: FieldName;
  label: string;
  help?: string;
  value: string;
  fault: FaultText | undefined;
  isRequired?: boolean;
};

export function WithdrawalField({ name, label, help, value, fault, isRequired = true, ...rest }: WithdrawalFieldProps) {
  const t = useText<typeof ownTexts | typeof faultTexts>();
  const id = `withdrawal-${name}`;
  const described = [fault && `${id}-fault`, help && `${id}-help`].filter(Boolean).join(" ");
  return (
    <div className="field">
      <label htmlFor={id} className="field-label">
        {label}
        {!isRequired && <span className="withdrawal-optional"> {t("withdrawal-optional")}</span>}
      </label>
      <input
        type="text"
        {...rest}
        id={id}
        name={name}
        className="input"
        defaultValue={value}
        required={isRequired}
        aria-invalid={fault !== undefined || undefined}
        aria-describedby={described || undefined}
      />
      {help !== undefined && (
        <p id={`${id}-help`} className="field-help">
          {help}
        </p>
      )}
      {fault && (
        <p id={`${id}-fault`} className="field-error">
          <Icon name="info" />
          {t(fault)}
        </p>
      )}
    </div>
  );
}
