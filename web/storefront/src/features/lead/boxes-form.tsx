// The boxes first; the field for the address comes into its room as soon as one of them is ticked.

import { useText } from "../../text/use-text.ts";
import { AddressField } from "./address-field.tsx";
import { LeadActions } from "./lead-actions.tsx";
import { LeadFrame, type PresentationProps } from "./lead-frame.tsx";
import { Wishes } from "./wishes.tsx";

export const texts = ["lead-heading", "lead-boxes-hint"] as const;

export function BoxesForm({ lead, resultPlace, wayOn }: PresentationProps) {
  const t = useText<typeof texts>();
  return (
    <LeadFrame lead={lead}>
      <h2 id="lead-heading">{t("lead-heading")}</h2>
      <Wishes lead={lead} resultPlace={resultPlace} />
      <div className="lead-room lead-unfolds">
        <AddressField lead={lead} />
        <p className="lead-boxes-hint">{t("lead-boxes-hint")}</p>
      </div>
      <LeadActions lead={lead} wayOn={wayOn} />
    </LeadFrame>
  );
}
