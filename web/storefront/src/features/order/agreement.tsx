// A box that a buyer can tick before the order button. Its words are the law's and come from the server; it is never ticked in
// advance, also not by what was ticked before, and its value is the version of the words.

import type { Agreement as AgreementWords } from "@trichter/shared/order";

export const chargeAgainName = "charge_again";
export const earlySupplyName = "early_supply";

export function Agreement({ name, words, version }: AgreementWords & { name: string }) {
  return (
    <label className="order-agreement" data-agreement={name}>
      <input type="checkbox" name={name} value={version} />
      {words}
    </label>
  );
}
