// Says what stands in the way, at the place that it is about.

import { useText } from "../../text/use-text.ts";
import { Icon } from "../../ui/icon.tsx";
import { type Trouble, texts as troubleTexts } from "./trouble.ts";

export const texts = troubleTexts;

export function TroubleText({ trouble, id }: { trouble: Trouble | null; id: string }) {
  const t = useText<typeof texts>();
  return (
    trouble && (
      <p id={id} className="field-error" role="alert">
        <Icon name="info" />
        {t(trouble.text, trouble.args)}
      </p>
    )
  );
}
