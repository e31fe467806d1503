// Walks a visitor through a quiz. It shows nothing itself: it tells the page, which holds the first screen already, what to
// show, and brings the screens that not every quiz begins with.

import type { Answer, Quiz, QuizStep, Way } from "@trichter/shared/quiz";
import { memo, type ReactNode, useEffect, useLayoutEffect } from "react";
import { connectionOf, isUnfitForPrefetch } from "../../navigation/connection.ts";
import { useText } from "../../text/use-text.ts";
import { type ImageSources, imageSizes } from "../../ui/image-sources.ts";
import { useTextOf } from "./answer-words.ts";
import { tileSizes } from "./choices.tsx";
import { ConsentScreen, texts as consentTexts, SavedLine } from "./consent-screen.tsx";
import { LateStep, texts as lateStepTexts } from "./late-step.tsx";
import { LinkedRun, LinkGone, texts as linkedTexts } from "./linked-run.tsx";
import { Resume, texts as resumeTexts } from "./resume.tsx";
import { Stopped, texts as stoppedTexts } from "./stopped.tsx";
import type { Typed } from "./units.ts";
import type { OpenedLink } from "./use-linked-run.ts";
import { type Player, usePlayer } from "./use-player.ts";
import { useShownStage } from "./use-stage.ts";
import type { QuizProgress, QuizView } from "./view.ts";
import { Waiting, texts as waitingTexts } from "./waiting.tsx";
import { offered, progressOf, stepsAhead, walk, walkTo } from "./walk.ts";

const ownTexts = ["quiz-skip"] as const;

export const texts = [
  ownTexts,
  consentTexts,
  lateStepTexts,
  linkedTexts,
  resumeTexts,
  stoppedTexts,
  waitingTexts,
] as const;

type QuizPlayerProps = {
  quiz: Quiz;
  ways: readonly Way[];
  homeHref: string;
  /** Must stay the same function: what it is told makes the page render again, but not this. */
  onView: (view: QuizView) => void;
};

export const QuizPlayer = memo(function QuizPlayer({ quiz, ways, homeHref, onView }: QuizPlayerProps) {
  const player = usePlayer(quiz, ways);
  const text = useTextOf(player.quiz, player.source, player.run);
  useLayoutEffect(() => onView(viewOf(player, text, homeHref)));
  usePicturesAhead(player);
  useShownStage(player);
  return null;
});

/** The first screen of a quiz that does not begin with a choice, until the player has looked at the device. */
export function FirstBody({ step, onAnswer }: { step: QuizStep; onAnswer: (answer: Answer) => void }) {
  return step.isHealth ? (
    <ConsentScreen consent="none" onChoose={() => {}} />
  ) : (
    <LateStep step={step} answer={undefined} typed={undefined} onAnswer={onAnswer} />
  );
}

function viewOf(player: Player, text: QuizView["text"], homeHref: string): QuizView {
  const { quiz, run, screen, number, state, linked } = player;
  const step = screen.kind === "step" ? quiz.steps[screen.step] : undefined;
  const answers = run?.answers ?? {};
  const isReady = state === "ready";
  if (linked.state !== "none" && linked.state !== "gone") {
    return linkedView(linked, text);
  }
  const choices = step?.task.kind === "choose" ? step.task.options : null;
  const consentAt = player.screens.findIndex(({ kind }) => kind === "consent") + 1;
  return {
    number,
    progress: isReady && screen.kind !== "stopped" ? progressAt(player) : null,
    choice:
      step && choices && screen.kind === "step"
        ? {
            step,
            options: offered(quiz, answers, screen.step).flatMap((at) => choices[at] ?? []),
            answer: answers[step.id],
          }
        : null,
    text,
    notice: isReady && number === 1 ? <Notice player={player} /> : null,
    body: isReady ? bodyOf(player, step, homeHref) : <Waiting hasFailed={state === "failed"} onRetry={player.retry} />,
    remark:
      isReady && step?.isHealth && run ? (
        <SavedLine isSaved={run.consent === "given"} onChange={() => player.goTo(consentAt)} />
      ) : null,
    isBusy: !isReady,
    onAnswer: (answer) => step && player.answer(step.id, answer),
    onBack: player.goBack,
  };
}

/** Nothing is answered before it is known whose answers they are. */
function linkedView(linked: OpenedLink, text: QuizView["text"]): QuizView {
  return {
    number: 1,
    progress: null,
    choice: null,
    text,
    notice: null,
    body: <LinkedRun linked={linked} />,
    remark: null,
    isBusy: linked.state === "loading",
    onAnswer: () => {},
    onBack: () => {},
  };
}

function Notice({ player }: { player: Player }) {
  return (
    <>
      {player.linked.state === "gone" && <LinkGone />}
      <Resume player={player} />
    </>
  );
}

/** What is shown where nothing is to choose. */
function bodyOf(player: Player, step: QuizStep | undefined, homeHref: string): ReactNode {
  const { screen, run } = player;
  if (screen.kind === "stopped") {
    return <Stopped stop={screen.stop} homeHref={homeHref} />;
  }
  if (screen.kind === "consent") {
    return <ConsentScreen consent={run?.consent ?? "none"} onChoose={player.consent} />;
  }
  if (!step || step.task.kind === "choose") {
    return null;
  }
  const onAnswer = (answer: Answer, typed?: Typed) => player.answer(step.id, answer, typed);
  return (
    <>
      <LateStep
        key={step.id}
        step={step}
        answer={run?.answers[step.id]}
        typed={run?.typed[step.id]}
        onAnswer={onAnswer}
      />
      {step.isOptional && <SkipButton onSkip={() => onAnswer("skipped")} />}
    </>
  );
}

function SkipButton({ onSkip }: { onSkip: () => void }) {
  const t = useText<typeof ownTexts>();
  return (
    <button type="button" className="button button-quiet" onClick={onSkip}>
      {t("quiz-skip")}
    </button>
  );
}

function progressAt(player: Player): QuizProgress {
  const { quiz, run } = player;
  const answers = run?.answers ?? {};
  const step = positionOf(player);
  const stood = walkTo(quiz, answers, step);
  const onWay = [...walk(quiz, answers).answered, ...stepsAhead(quiz, answers), step];
  const sections = quiz.sections
    .map((section, at) => ({ ...section, end: quiz.sections[at + 1]?.first ?? quiz.steps.length }))
    .filter(({ first, end }) => onWay.some((at) => first <= at && at < end));
  return {
    done: progressOf(stood),
    number: stood.answered.length + 1,
    most: stood.answered.length + stood.leftAtMost,
    sections: sections.map(({ name, icon, first, end }) => ({
      name,
      icon,
      state: end <= step ? "done" : first <= step ? "now" : "next",
    })),
  };
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
  const sources = JSON.stringify(
    ahead.map(({ id, version, width }) => imageSizes(id, { version, sizes: tileSizes, maxWidth: width })),
  );
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
