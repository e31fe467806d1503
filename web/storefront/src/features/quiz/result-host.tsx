// Keeps the room of a quiz's result until the browser knows it: the server never does, because answers stay on the device.

import type { Way } from "@trichter/shared/quiz";
import { useCallback, useEffect, useState } from "react";
import { useText } from "../../text/use-text.ts";
import { useKeptRun, useRun } from "./runs.ts";
import "./result.css";

export const texts = ["quiz-loading", "quiz-failed", "quiz-retry"] as const;

type ResultModule = typeof import("./result.tsx");

type ResultHostProps = { way: Way; homeHref: string };

export function ResultHost({ way, homeHref }: ResultHostProps) {
  const run = useRun(useKeptRun(way.quiz));
  const [result, setResult] = useState<ResultModule | null>(null);
  const [hasFailed, setHasFailed] = useState(false);

  const load = useCallback(() => {
    setHasFailed(false);
    import("./result.tsx").then(setResult, () => setHasFailed(true));
  }, []);
  useEffect(load, [load]);

  return (
    <section className="quiz-result">
      {result ? (
        <result.Result way={way} run={run} homeHref={homeHref} />
      ) : (
        <ResultWaiting hasFailed={hasFailed} onRetry={load} />
      )}
    </section>
  );
}

export function ResultWaiting({ hasFailed, onRetry }: { hasFailed: boolean; onRetry: () => void }) {
  const t = useText(texts);
  return (
    <div className="quiz-waiting" role="status">
      <p>{t(hasFailed ? "quiz-failed" : "quiz-loading")}</p>
      {hasFailed && (
        <button type="button" className="button button-primary" onClick={onRetry}>
          {t("quiz-retry")}
        </button>
      )}
    </div>
  );
}
