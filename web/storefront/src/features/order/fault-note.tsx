// Says what is wrong with a field, right at it.

import { useText } from "../../text/use-text.ts";
import { Icon } from "../../ui/icon.tsx";
import { type FaultText, texts as faultTexts } from "./faults.ts";

export const texts = faultTexts;

export function FaultNote({ id, fault }: { id: string; fault: FaultText | undefined }) {
  const t = useText<typeof texts>();
  return (
    fault && (
      <p id={id} className="field-error">
        <Icon name="info" />
        {t(fault)}
      </p>
    )
  );
}
