// A quiz: its first question under the heading, and below it what it asks and what becomes of the answers. From the second
// screen on there is only the quiz.

import type { PageProps } from "@trichter/shared/payload";
import type { Answer, Quiz } from "@trichter/shared/quiz";
import { type ReactNode, useCallback, useEffect, useState } from "react";
import { Blocks } from "../blocks/blocks.tsx";
import { DocumentPage } from "../blocks/document-page.tsx";
import { Hero, texts as heroTexts, Notes } from "../blocks/hero.tsx";
import { texts as frameTexts, QuizFrame } from "../features/quiz/frame.tsx";
import { loadPlayer, type PlayerParts, presentPlayer } from "../features/quiz/player-chunk.ts";
import { firstView, type QuizView, startsWithChoice, waitingView } from "../features/quiz/view.ts";
import { useFragment } from "../navigation/navigation-context.ts";
import { screenOf } from "../navigation/screens.ts";
import { useDocumentText, useText } from "../text/use-text.ts";
import { ButtonLink } from "../ui/button-link.tsx";
import { Icon } from "../ui/icon.tsx";
import "./quiz.css";

const ownTexts = ["quiz-failed", "quiz-retry", "quiz-no-script", "quiz-stop-home"] as const;

export const texts = [ownTexts, heroTexts, frameTexts] as const;

/** Most quizzes begin with a choice, which can be shown and made before the rest is there. */
export async function prepare({ quiz }: PageProps): Promise<void> {
  if (quiz && !startsWithChoice(quiz)) {
    await loadPlayer();
  }
}

export function Page(props: PageProps) {
  return props.quiz ? <QuizPage {...props} quiz={props.quiz} /> : <DocumentPage {...props} />;
}

function QuizPage({ quiz, ways, frame, heading, lead, hero, blocks }: PageProps & { quiz: Quiz }) {
  const t = useDocumentText();
  const { player, notice } = usePlayerChunk();
  const [view, setView] = useState<QuizView | null>(null);
  const [early, setEarly] = useState<Answer | null>(null);
  // An answer that was faster than the network counts as soon as somebody can take it.
  useEffect(() => {
    if (early !== null && view && !view.isBusy) {
      setEarly(null);
      if (view.number === 1) {
        view.onAnswer(early);
      }
    }
  }, [early, view]);

  const FirstBody = startsWithChoice(quiz) ? null : presentPlayer()?.FirstBody;
  const [first] = quiz.steps;
  const body = FirstBody && first ? <FirstBody step={first} onAnswer={setEarly} /> : null;
  const asked = screenOf(useFragment()) ?? 1;
  const start = { ...firstView(quiz, t, body, setEarly), notice };
  // Who comes back to a later screen does not see the first one again before it.
  const shown = view ?? (asked === 1 ? start : waitingView(start, asked));
  const isStart = shown.number === 1;
  return (
    <div className="page page-quiz">
      {isStart ? (
        // The first question is to be seen at once: what speaks for the quiz stands below it.
        <Hero heading={heading} lead={lead} hero={{ ...hero, notes: [] }} />
      ) : (
        <h1 className="visually-hidden" tabIndex={-1}>
          {t(heading)}
        </h1>
      )}
      {player && <player.QuizPlayer quiz={quiz} ways={ways} homeHref={frame.homeHref} onView={setView} />}
      <NoScript homeHref={frame.homeHref} />
      <QuizFrame view={shown} />
      {isStart && (
        <>
          <Notes notes={hero.notes} />
          <Blocks blocks={blocks} />
        </>
      )}
    </div>
  );
}

/** Answers are kept by script: without it the questions can only be read. */
function NoScript({ homeHref }: { homeHref: string }) {
  const t = useText<typeof ownTexts>();
  return (
    <noscript>
      <div className="note">
        <Icon name="info" />
        <div>
          <p>{t("quiz-no-script")}</p>
          <ButtonLink href={homeHref} look="secondary">
            {t("quiz-stop-home")}
          </ButtonLink>
        </div>
      </div>
    </noscript>
  );
}

/** The player is null until it is here, and while the browser takes over what the server rendered. */
function usePlayerChunk(): { player: PlayerParts | null; notice: ReactNode } {
  const t = useText<typeof ownTexts>();
  const [player, setPlayer] = useState<PlayerParts | null>(null);
  const [hasFailed, setHasFailed] = useState(false);
  const load = useCallback(() => {
    setHasFailed(false);
    loadPlayer().then(setPlayer, () => setHasFailed(true));
  }, []);
  useEffect(load, [load]);
  const notice = hasFailed ? (
    <div className="note" role="alert">
      <p>{t("quiz-failed")}</p>
      <button type="button" className="button button-secondary button-small" onClick={load}>
        {t("quiz-retry")}
      </button>
    </div>
  ) : null;
  return { player, notice };
}
