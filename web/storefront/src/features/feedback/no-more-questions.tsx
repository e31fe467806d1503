// For whoever does not want to be asked after an order. What they want to say of this one, they can say all the same.

import { useState } from "react";
import { useText } from "../../text/use-text.ts";
import { type TroubleText, troubleOf, troubleTexts } from "./faults.ts";

const ownTexts = ["feedback-stop-text", "feedback-stop", "feedback-stopped"] as const;

export const texts = [ownTexts, troubleTexts] as const;

export function NoMoreQuestions({ decline }: { decline: () => Promise<void> }) {
  const t = useText<typeof ownTexts | typeof troubleTexts>();
  const [isDone, setIsDone] = useState(false);
  const [trouble, setTrouble] = useState<TroubleText | null>(null);

  function stop(): void {
    setTrouble(null);
    decline().then(
      () => setIsDone(true),
      (error) => setTrouble(troubleOf(error)),
    );
  }

  return (
    <div className="feedback-stop">
      <p role="status">{isDone ? t("feedback-stopped") : t("feedback-stop-text")}</p>
      {!isDone && (
        <button type="button" className="button button-secondary" onClick={stop}>
          {t("feedback-stop")}
        </button>
      )}
      {trouble && <p role="alert">{t(trouble)}</p>}
    </div>
  );
}
