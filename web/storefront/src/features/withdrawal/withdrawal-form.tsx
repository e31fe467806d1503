// The first step: three facts that the law asks for, two more for who wants to add them. No reason is asked for.

import type { WithdrawalWords } from "@trichter/shared/withdrawal";
import { useEffect, useRef } from "react";
import { useText } from "../../text/use-text.ts";
import { fieldNames } from "./faults.ts";
import type { Filled } from "./kept-withdrawal.ts";
import type { Withdrawal } from "./use-withdrawal.ts";
import { texts as fieldTexts, WithdrawalField } from "./withdrawal-field.tsx";
import { WithdrawalPanel } from "./withdrawal-panel.tsx";

const ownTexts = [
  "withdrawal-step-1",
  "withdrawal-form-heading",
  "withdrawal-name",
  "withdrawal-order",
  "withdrawal-order-help",
  "withdrawal-email",
  "withdrawal-email-help",
  "withdrawal-items",
  "withdrawal-items-help",
  "withdrawal-later",
  "withdrawal-next",
] as const;

export const texts = [ownTexts, fieldTexts] as const;

/** As the longest address that mail servers take. */
const maxEmailChars = 254;

const laterName = "later";

export function WithdrawalForm({ words, withdrawal }: { words: WithdrawalWords; withdrawal: Withdrawal }) {
  const t = useText<typeof ownTexts>();
  const form = useRef<HTMLFormElement>(null);
  const { kept, faults, filling, isNews, note, goOn } = withdrawal;
  const { filled } = kept;
  useEffect(() => {
    const first = fieldNames.find((name) => faults[name] !== undefined);
    if (first) {
      form.current?.querySelector<HTMLElement>(`[name=${first}]`)?.focus();
    }
  }, [faults]);
  return (
    <WithdrawalPanel step={t("withdrawal-step-1")} heading={t("withdrawal-form-heading")} isNews={isNews}>
      <form
        key={filling}
        ref={form}
        noValidate
        className="fields withdrawal-form"
        onInput={() => note(filledOf(form.current))}
        onSubmit={(event) => {
          event.preventDefault();
          goOn(filledOf(form.current));
        }}
      >
        <WithdrawalField
          name="name"
          label={t("withdrawal-name")}
          value={filled.name}
          fault={faults.name}
          autoComplete="name"
          maxLength={words.maxNameChars}
        />
        <WithdrawalField
          name="order"
          label={t("withdrawal-order")}
          help={t("withdrawal-order-help")}
          value={filled.order}
          fault={faults.order}
          autoComplete="off"
          maxLength={words.maxOrderChars}
        />
        <WithdrawalField
          name="email"
          type="email"
          label={t("withdrawal-email")}
          help={t("withdrawal-email-help")}
          value={filled.email}
          fault={faults.email}
          autoComplete="email"
          maxLength={maxEmailChars}
        />
        <WithdrawalField
          name="items"
          label={t("withdrawal-items")}
          help={t("withdrawal-items-help")}
          value={filled.items}
          fault={faults.items}
          isRequired={false}
          autoComplete="off"
          maxLength={words.maxItemsChars}
        />
        <label className="checkbox">
          <input type="checkbox" name={laterName} defaultChecked={filled.withLater} />
          <span>{t("withdrawal-later")}</span>
        </label>
        <button type="submit" className="button button-primary button-large">
          {t("withdrawal-next")}
        </button>
      </form>
    </WithdrawalPanel>
  );
}

function filledOf(form: HTMLFormElement | null): Filled {
  const data = form ? new FormData(form) : new FormData();
  const textOf = (name: string) => String(data.get(name) ?? "").trim();
  return {
    name: textOf("name"),
    order: textOf("order"),
    email: textOf("email"),
    items: textOf("items"),
    withLater: data.has(laterName),
  };
}
