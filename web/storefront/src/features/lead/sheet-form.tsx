// All on one sheet: the address, the two boxes, the two ways on.

import { useText } from "../../text/use-text.ts";
import { AddressField } from "./address-field.tsx";
import { LeadActions } from "./lead-actions.tsx";
import { LeadFrame, type PresentationProps } from "./lead-frame.tsx";
import { Wishes } from "./wishes.tsx";

export const texts = ["lead-heading"] as const;

export function SheetForm({ lead, resultPlace, wayOn }: PresentationProps) {
  const t = useText<typeof texts>();
  return (
    <LeadFrame lead={lead}>
      <h2 id="lead-heading">{t("lead-heading")}</h2>
      <AddressField lead={lead} />
      <Wishes lead={lead} resultPlace={resultPlace} />
      <LeadActions lead={lead} wayOn={wayOn} />
    </LeadFrame>
  );
}
