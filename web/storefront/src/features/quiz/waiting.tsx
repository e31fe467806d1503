// Says that something is on its way, or that it did not come, and lets the visitor try again.

import { useText } from "../../text/use-text.ts";
import { questionId } from "./question.tsx";
import "./waiting.css";

export const texts = ["quiz-loading", "quiz-failed", "quiz-retry"] as const;

export function Waiting({ hasFailed, onRetry }: { hasFailed: boolean; onRetry: () => void }) {
  const t = useText<typeof texts>();
  return (
    <div className="quiz-waiting" role="status">
      <p id={questionId}>{t(hasFailed ? "quiz-failed" : "quiz-loading")}</p>
      {hasFailed && (
        <button type="button" className="button button-primary" onClick={onRetry}>
          {t("quiz-retry")}
        </button>
      )}
    </div>
  );
}
