// What a quiz led to, drawn from the answers on the device: ending, profile, a day, nutrients with their claims, a package.
// Nothing here promises kilograms or dates.

import type { Quiz, QuizEnding, Way } from "@trichter/shared/quiz";
import { type ReactNode, use, useCallback, useEffect, useState } from "react";
import { usePageFacts } from "../../blocks/page-facts.ts";
import type { ShopParts } from "../../blocks/shop/shop-blocks.ts";
import { DeviceContext } from "../../navigation/device-context.ts";
import { useQuery } from "../../navigation/navigation-context.ts";
import { useClientState } from "../../state/client-state.ts";
import { useText } from "../../text/use-text.ts";
import { Icon } from "../../ui/icon.tsx";
import { Link } from "../../ui/link.tsx";
import { useTextOf } from "./answer-words.ts";
import { loadBundle } from "./bundles.ts";
import { KeptAnswers, texts as keptTexts } from "./kept-answers.tsx";
import { LinkedRun, LinkGone, texts as linkedTexts } from "./linked-run.tsx";
import { texts as chartTexts, ProfileChart } from "./profile-chart.tsx";
import { QuizTextContext, useQuizText } from "./quiz-text.ts";
import { type Run, useKeptRun, useRun } from "./runs.ts";
import { Stopped, texts as stoppedTexts } from "./stopped.tsx";
import { Suggestion, texts as suggestionTexts } from "./suggestion.tsx";
import { useLinkedRun } from "./use-linked-run.ts";
import { Waiting } from "./waiting.tsx";
import { holdsAtEnd } from "./walk.ts";
import { queryOf, wayOf } from "./way.ts";
import "./result.css";

const ownTexts = [
  "quiz-result-none-heading",
  "quiz-result-none-text",
  "quiz-result-none-effort",
  "quiz-result-none-action",
  "quiz-result-routine",
] as const;

export const texts = [ownTexts, chartTexts, keptTexts, linkedTexts, stoppedTexts, suggestionTexts] as const;

type ResultProps = { ways: readonly Way[]; homeHref: string; parts: ShopParts; onNothingToSell: () => void };

export function Result({ ways, homeHref, parts, onNothingToSell }: ResultProps) {
  const way = wayOf(ways, useQuery());
  return way && <ResultOfWay way={way} homeHref={homeHref} parts={parts} onNothingToSell={onNothingToSell} />;
}

type ResultOfWayProps = Omit<ResultProps, "ways"> & { way: Way };

/** A link of a mail comes before what is on the device. */
function ResultOfWay(props: ResultOfWayProps) {
  const linked = useLinkedRun(props.way.quiz);
  if (linked.state !== "none" && linked.state !== "gone") {
    return <LinkedRun linked={linked} />;
  }
  return (
    <>
      {linked.state === "gone" && <LinkGone />}
      <ResultOnDevice {...props} />
    </>
  );
}

function ResultOnDevice({ way, homeHref, parts, onNothingToSell }: ResultOfWayProps) {
  const run = useRun(useKeptRun(way.quiz));
  const stop = run?.result?.stop ?? null;
  if (!run?.result) {
    return <Invitation way={way} />;
  }
  return stop === null ? (
    <LoadedResult way={way} run={run} parts={parts} onNothingToSell={onNothingToSell} />
  ) : (
    <>
      <NothingToSell onMount={onNothingToSell} />
      <Stopped stop={stop} homeHref={homeHref} />
    </>
  );
}

/** Tells the page that it is shown. */
function NothingToSell({ onMount }: { onMount: () => void }) {
  useEffect(onMount, [onMount]);
  return null;
}

function Invitation({ way }: { way: Way }) {
  const t = useText<typeof ownTexts>();
  const query = useQuery();
  return (
    <div className="quiz-form">
      <h2>{t("quiz-result-none-heading")}</h2>
      <p>{t("quiz-result-none-text")}</p>
      <p>{t("quiz-result-none-effort")}</p>
      <Link href={way.quizHref} query={queryOf(way, query)} className="button button-primary">
        {t("quiz-result-none-action")}
      </Link>
    </div>
  );
}

type Loaded = { quiz: Quiz; source: string };

type LoadedResultProps = { way: Way; run: Run; parts: ShopParts; onNothingToSell: () => void };

function LoadedResult({ way, run, parts, onNothingToSell }: LoadedResultProps) {
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
    return <Waiting hasFailed={loaded === "failed"} onRetry={load} />;
  }
  const ending = loaded === "gone" ? undefined : loaded.quiz.endings.find(({ id }) => id === run.result?.ending);
  if (loaded === "gone" || !ending) {
    return <Invitation way={way} />;
  }
  return (
    <WithTexts loaded={loaded} run={run}>
      {ending.suggestion === null && <NothingToSell onMount={onNothingToSell} />}
      <Ending quiz={loaded.quiz} run={run} ending={ending} way={way} parts={parts} />
      <KeptAnswers quiz={loaded.quiz} run={run} />
    </WithTexts>
  );
}

function WithTexts({ loaded, run, children }: { loaded: Loaded; run: Run; children: ReactNode }) {
  const text = useTextOf(loaded.quiz, loaded.source, run);
  return <QuizTextContext value={text}>{children}</QuizTextContext>;
}

type EndingProps = { quiz: Quiz; run: Run; ending: QuizEnding; way: Way; parts: ShopParts };

function Ending({ quiz, run, ending, way, parts }: EndingProps) {
  const t = useText<typeof ownTexts>();
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
        <Suggestion
          product={product}
          units={ending.suggestion.units}
          ending={ending.id}
          nutrients={nutrients}
          way={way}
          parts={parts}
        />
      )}
    </>
  );
}
