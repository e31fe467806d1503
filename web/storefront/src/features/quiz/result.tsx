// What a quiz led to, drawn from the answers on the device: ending, profile, a day, nutrients with their claims, a package.
// Nothing here promises kilograms or dates.

import type { Quiz, QuizEnding, Way } from "@trichter/shared/quiz";
import { use, useCallback, useEffect, useState } from "react";
import { usePageFacts } from "../../blocks/page-facts.ts";
import { useQuery } from "../../navigation/navigation-context.ts";
import { useClientState } from "../../state/client-state.ts";
import { useText } from "../../text/use-text.ts";
import { Icon } from "../../ui/icon.tsx";
import { Link } from "../../ui/link.tsx";
import { loadBundle } from "./bundles.ts";
import { ProfileChart, texts as chartTexts } from "./profile-chart.tsx";
import { QuizTextProvider, useQuizText } from "./quiz-text.tsx";
import { ResultWaiting } from "./result-host.tsx";
import { DeviceContext, type Run } from "./runs.ts";
import { Stopped, texts as stoppedTexts } from "./stopped.tsx";
import { Suggestion, texts as suggestionTexts } from "./suggestion.tsx";
import { holdsAtEnd } from "./walk.ts";
import { queryOf } from "./way.ts";
import "./result.css";

const ownTexts = [
  "quiz-result-none-heading",
  "quiz-result-none-text",
  "quiz-result-none-action",
  "quiz-result-routine",
] as const;

export const texts = [...ownTexts, ...chartTexts, ...stoppedTexts, ...suggestionTexts] as const;

type ResultProps = { way: Way; run: Run | null; homeHref: string };

export function Result({ way, run, homeHref }: ResultProps) {
  if (!run?.result) {
    return <Invitation way={way} />;
  }
  if (run.result.stop !== null) {
    return <Stopped stop={run.result.stop} homeHref={homeHref} />;
  }
  return <LoadedResult way={way} run={run} />;
}

function Invitation({ way }: { way: Way }) {
  const t = useText(ownTexts);
  const query = useQuery();
  return (
    <div className="quiz-form">
      <h2>{t("quiz-result-none-heading")}</h2>
      <p>{t("quiz-result-none-text")}</p>
      <Link href={way.quizHref} query={queryOf(way, query)} className="button button-primary">
        {t("quiz-result-none-action")}
      </Link>
    </div>
  );
}

type Loaded = { quiz: Quiz; source: string };

function LoadedResult({ way, run }: { way: Way; run: Run }) {
  const device = use(DeviceContext);
  const apiBaseUrl = useClientState(({ config }) => config.apiBaseUrl ?? "");
  const locale = useClientState(({ language }) => language);
  const [loaded, setLoaded] = useState<Loaded | "gone" | "failed" | null>(null);
  const { quiz: name, revision } = run;

  const load = useCallback(() => {
    let isCurrent = true;
    setLoaded(null);
    loadBundle(device, { apiBaseUrl, name, revision, locale }).then(
      (bundle) => isCurrent && setLoaded(bundle === "gone" ? "gone" : { quiz: bundle.quiz, source: bundle.text }),
      () => isCurrent && setLoaded("failed"),
    );
    return () => {
      isCurrent = false;
    };
  }, [device, apiBaseUrl, name, revision, locale]);
  useEffect(load, [load]);

  if (loaded === null || loaded === "failed") {
    return <ResultWaiting hasFailed={loaded === "failed"} onRetry={load} />;
  }
  const ending = loaded === "gone" ? undefined : loaded.quiz.endings.find(({ id }) => id === run.result?.ending);
  if (loaded === "gone" || !ending) {
    return <Invitation way={way} />;
  }
  return (
    <QuizTextProvider quiz={loaded.quiz} source={loaded.source} run={run}>
      <Ending quiz={loaded.quiz} run={run} ending={ending} way={way} />
    </QuizTextProvider>
  );
}

type EndingProps = { quiz: Quiz; run: Run; ending: QuizEnding; way: Way };

function Ending({ quiz, run, ending, way }: EndingProps) {
  const t = useText(ownTexts);
  const text = useQuizText();
  const { products } = usePageFacts();
  const routine = quiz.routine.filter(({ when }) => holdsAtEnd(quiz, run.answers, when));
  const nutrients = quiz.nutrients.filter(
    ({ product, when }) => product === ending.suggestion?.product && holdsAtEnd(quiz, run.answers, when),
  );
  const product = products.find(({ id }) => id === ending.suggestion?.product);
  return (
    <>
      <div className="quiz-result-ending">
        <h2>{text(ending.heading)}</h2>
        <p>{text(ending.text)}</p>
      </div>
      {quiz.scales.length > 0 && <ProfileChart scales={quiz.scales} scores={run.result?.scores ?? []} />}
      {routine.length > 0 && (
        <div className="quiz-result-part">
          <h3>{t("quiz-result-routine")}</h3>
          <ol className="quiz-routine">
            {routine.map((part) => (
              <li key={part.heading}>
                <span className="icon-disc">
                  <Icon name={part.icon} size="large" />
                </span>
                <div>
                  <h4>{text(part.heading)}</h4>
                  <p>{text(part.text)}</p>
                </div>
              </li>
            ))}
          </ol>
        </div>
      )}
      {product && ending.suggestion && (
        <Suggestion product={product} units={ending.suggestion.units} nutrients={nutrients} way={way} />
      )}
    </>
  );
}
