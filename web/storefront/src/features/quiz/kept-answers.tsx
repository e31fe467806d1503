// What the shop keeps of a run, and the visitor's hold on it: to have it as a file, or to have it deleted.

import type { Quiz } from "@trichter/shared/quiz";
import { useEffect, useState } from "react";
import { useLoadApi } from "../../api/use-load-api.ts";
import { saveFile } from "../../navigation/save-file.ts";
import { useText } from "../../text/use-text.ts";
import { Icon } from "../../ui/icon.tsx";
import { type Run, useKeptRun } from "./runs.ts";
import { useAnswerSync } from "./sync.ts";

export const texts = [
  "quiz-kept-text",
  "quiz-kept-download",
  "quiz-kept-delete",
  "quiz-kept-failed",
  "quiz-kept-deleted",
] as const;

/** Nothing for those who never agreed: of their answers the shop knows nothing. */
export function KeptAnswers({ quiz, run }: { quiz: Quiz; run: Run }) {
  const t = useText<typeof texts>();
  const loadApi = useLoadApi();
  const kept = useKeptRun(quiz.name);
  const sync = useAnswerSync();
  const [isDeleted, setIsDeleted] = useState(false);
  const [hasFailed, setHasFailed] = useState(false);
  useEffect(() => sync.sendWaiting(), [sync]);

  async function download(): Promise<void> {
    setHasFailed(false);
    try {
      const api = await loadApi();
      const kept = await api.readQuizSession(`ses_${run.session}`, run.secret);
      saveFile("quiz.json", kept);
    } catch {
      setHasFailed(true);
    }
  }

  function erase(): void {
    sync.consentWithdrawn(run);
    kept.consent(quiz, "refused");
    setIsDeleted(true);
  }

  if (isDeleted) {
    return (
      <p className="quiz-kept" role="status">
        <Icon name="check" />
        {t("quiz-kept-deleted")}
      </p>
    );
  }
  if (run.consent !== "given") {
    return null;
  }
  return (
    <div className="quiz-kept">
      <Icon name="lock" />
      <p>{t("quiz-kept-text")}</p>
      <div className="quiz-kept-actions">
        <button type="button" className="button button-quiet button-small" onClick={() => void download()}>
          {t("quiz-kept-download")}
        </button>
        <button type="button" className="button button-quiet button-small" onClick={erase}>
          {t("quiz-kept-delete")}
        </button>
      </div>
      {hasFailed && (
        <p className="field-error" role="alert">
          {t("quiz-kept-failed")}
        </p>
      )}
    </div>
  );
}
