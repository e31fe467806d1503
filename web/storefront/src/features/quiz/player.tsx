// The quiz on its page, one question a screen. Which screen it is and what answers do is decided in use-player.ts; this file
// shows it, moves the focus and fetches pictures ahead.

import type { Answer, QuizStep } from "@trichter/shared/quiz";
import { useCallback, useEffect, useRef, useState } from "react";
import { connectionOf, isUnfitForPrefetch } from "../../navigation/connection.ts";
import { useText } from "../../text/use-text.ts";
import { Icon } from "../../ui/icon.tsx";
import { type ImageSources, imageSizes } from "../../ui/image-sources.ts";
import { Cards, texts as cardsTexts } from "./cards.tsx";
import { Choices, texts as choicesTexts, tileSizes } from "./choices.tsx";
import { type LateScreens, useLateScreens } from "./late.ts";
import { countsOf, Progress, texts as progressTexts } from "./progress.tsx";
import { questionId } from "./question.tsx";
import { QuizTextProvider } from "./quiz-text.tsx";
import type { Typed } from "./units.ts";
import type { Player } from "./use-player.ts";
import { offered, stepsAhead, walk } from "./walk.ts";
import { WayOn } from "./way-on.tsx";
import "./player.css";

const ownTexts = [
  "quiz-back",
  "quiz-skip",
  "quiz-loading",
  "quiz-failed",
  "quiz-retry",
  "quiz-resume-heading",
  "quiz-resume-continue",
  "quiz-resume-result",
  "quiz-restart",
] as const;

export const texts = [...ownTexts, ...cardsTexts, ...choicesTexts, ...progressTexts] as const;

type PlayerProps = { player: Player; homeHref: string };

export function QuizPlayer({ player, homeHref }: PlayerProps) {
  const { quiz, source, run, state, number, screen } = player;
  const t = useText(ownTexts);
  const [attempt, setAttempt] = useState(0);
  const [hasFailed, setHasFailed] = useState(false);
  const onFailure = useCallback(() => setHasFailed(true), []);
  const step = stepOf(player);
  const needsLate = !step || isLate(step);
  const late = useLateScreens({ isNeeded: needsLate, attempt, onFailure });
  const section = useRef<HTMLElement>(null);
  useArrival(section, state === "ready" ? number : null);

  usePicturesAhead(player);

  function retry(): void {
    setHasFailed(false);
    setAttempt((count) => count + 1);
    player.retry();
  }

  const isWaiting = state !== "ready" || (needsLate && !late);
  return (
    <QuizTextProvider quiz={quiz} source={source} run={run}>
      <section ref={section} className="quiz" aria-labelledby={questionId} aria-busy={isWaiting || undefined}>
        {number === 1 && run && <Resume player={player} />}
        {number > 1 || screen.kind === "step" ? (
          <div className="quiz-top">
            {number > 1 && (
              <button type="button" className="button button-quiet button-small quiz-back" onClick={player.goBack}>
                <Icon name="arrow-left" />
                {t("quiz-back")}
              </button>
            )}
            {screen.kind !== "stopped" && <Progress quiz={quiz} run={run} step={positionOf(player)} />}
          </div>
        ) : null}
        {isWaiting ? (
          <div className="quiz-waiting" role="status">
            <p id={questionId}>{t(state === "failed" || hasFailed ? "quiz-failed" : "quiz-loading")}</p>
            {(state === "failed" || hasFailed) && (
              <button type="button" className="button button-primary" onClick={retry}>
                {t("quiz-retry")}
              </button>
            )}
          </div>
        ) : (
          <div className="quiz-screen" key={number}>
            <ScreenBody player={player} late={late} homeHref={homeHref} />
          </div>
        )}
      </section>
    </QuizTextProvider>
  );
}

function ScreenBody({ player, late, homeHref }: PlayerProps & { late: LateScreens | null }) {
  const { screen, run, quiz } = player;
  if (screen.kind === "stopped") {
    return late && <late.Stopped stop={screen.stop} homeHref={homeHref} />;
  }
  if (screen.kind === "consent") {
    return late && <late.ConsentScreen consent={run?.consent ?? "none"} onChoose={player.consent} />;
  }
  const step = quiz.steps[screen.step];
  if (!step) {
    return null;
  }
  const consentAt = player.screens.findIndex(({ kind }) => kind === "consent");
  return (
    <>
      <StepBody player={player} step={step} position={screen.step} late={late} />
      {step.isHealth && late && run && (
        <late.SavedLine isSaved={run.consent === "given"} onChange={() => player.goTo(consentAt + 1)} />
      )}
    </>
  );
}

type StepBodyProps = { player: Player; step: QuizStep; position: number; late: LateScreens | null };

function StepBody({ player, step, position, late }: StepBodyProps) {
  const t = useText(ownTexts);
  const { quiz, run } = player;
  const { task, ask } = step;
  const answers = run?.answers ?? {};
  const answer = answers[step.id];
  const onAnswer = (given: Answer, typed?: Typed) => player.answer(step.id, given, typed);
  const skip = step.isOptional && ask !== "cards" && (
    <button type="button" className="button button-quiet" onClick={() => onAnswer("skipped")}>
      {t("quiz-skip")}
    </button>
  );
  if (task.kind === "choose") {
    const options = offered(quiz, answers, position).flatMap((at) => task.options[at] ?? []);
    return ask === "cards" ? (
      <Cards step={step} options={options} answer={answer} onAnswer={onAnswer} />
    ) : (
      <>
        <Choices step={step} task={task} options={options} answer={answer} onAnswer={onAnswer} />
        {skip}
      </>
    );
  }
  return (
    late && (
      <>
        <late.LateStep step={step} task={task} answer={answer} typed={run?.typed[step.id]} onAnswer={onAnswer} />
        {skip}
      </>
    )
  );
}

/** Offers to go on, or to see what came out, to somebody who comes back. */
function Resume({ player }: { player: Player }) {
  const t = useText(texts);
  const { quiz, run, way, screens } = player;
  if (!run || screens.length === 1) {
    return null;
  }
  return (
    <div className="note quiz-resume">
      <Icon name="rotate-ccw" />
      <div>
        <p>
          <strong>{t("quiz-resume-heading")}</strong>
          {!run.result && ` ${t("quiz-progress", countsOf(walk(quiz, run.answers)))}`}
        </p>
        <div className="quiz-resume-actions">
          {run.result && way ? (
            <WayOn way={way}>{t("quiz-resume-result")}</WayOn>
          ) : (
            <button type="button" className="button button-primary" onClick={() => player.goTo(screens.length)}>
              {t("quiz-resume-continue")}
            </button>
          )}
          <button type="button" className="button button-quiet" onClick={player.restart}>
            {t("quiz-restart")}
          </button>
        </div>
      </div>
    </div>
  );
}

function stepOf({ screen, quiz }: Player): QuizStep | undefined {
  return screen.kind === "step" ? quiz.steps[screen.step] : undefined;
}

/** The step that the screen belongs to: the question for consent comes with the one after it. */
function positionOf({ screen, quiz, run }: Player): number {
  if (screen.kind === "step") {
    return screen.step;
  }
  const { answered, place } = walk(quiz, run?.answers ?? {});
  const steps = "at" in place ? [...answered, place.at] : answered;
  return steps.find((step) => quiz.steps[step]?.isHealth) ?? 0;
}

export function isLate({ task }: QuizStep): boolean {
  return task.kind !== "choose";
}

/** A new screen is read from its question on; the page that the visitor came to is left as it is. */
function useArrival(section: React.RefObject<HTMLElement | null>, number: number | null): void {
  const shown = useRef(number);
  useEffect(() => {
    if (number === null || number === shown.current) {
      return;
    }
    shown.current = number;
    if (number > 1) {
      section.current?.scrollIntoView({ block: "start", behavior: "instant" });
    }
    document.getElementById(questionId)?.focus({ preventScroll: true });
  }, [number, section]);
}

/** On a good connection the pictures of the next step are fetched while this one is read. */
function usePicturesAhead({ quiz, run, screens, number }: Player): void {
  const answers = run?.answers ?? {};
  const shown = screens[number];
  const next = shown?.kind === "step" ? shown.step : stepsAhead(quiz, answers)[1];
  const task = next === undefined ? undefined : quiz.steps[next]?.task;
  const ahead =
    next !== undefined && task?.kind === "choose"
      ? offered(quiz, answers, next).flatMap((at) => task.options[at]?.pictures ?? [])
      : [];
  const sources = JSON.stringify(ahead.map(({ id, version, width }) => tileSources(id, version, width)));
  useEffect(() => {
    if (isUnfitForPrefetch(connectionOf(navigator))) {
      return;
    }
    for (const { sizes = "", srcSet = "", src } of JSON.parse(sources) as ImageSources[]) {
      const image = document.createElement("img");
      image.sizes = sizes;
      image.srcset = srcSet;
      image.src = src;
    }
  }, [sources]);
}

function tileSources(id: string, version: string, maxWidth: number): ImageSources {
  return imageSizes(id, { version, sizes: tileSizes, maxWidth });
}
