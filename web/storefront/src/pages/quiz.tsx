// A quiz: its first question under the heading, and below it what it asks and what becomes of the answers. From the second
// screen on there is only the quiz.

import type { PageProps } from "@trichter/shared/payload";
import type { Answer, Quiz } from "@trichter/shared/quiz";
import { useEffect, useState } from "react";
import { Blocks } from "../blocks/blocks.tsx";
import { DocumentPage } from "../blocks/document-page.tsx";
import { Hero, texts as heroTexts } from "../blocks/hero.tsx";
import { texts as frameTexts, QuizFrame } from "../features/quiz/frame.tsx";
import { loadPlayer, type PlayerParts, presentPlayer } from "../features/quiz/player-chunk.ts";
import { firstView, type QuizView, startsWithChoice } from "../features/quiz/view.ts";
import { useDocumentText } from "../text/use-text.ts";
import "./quiz.css";

export const texts = [...heroTexts, ...frameTexts] as const;

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
  const player = usePlayerChunk();
  const [view, setView] = useState<QuizView | null>(null);
  const [early, setEarly] = useState<Answer | null>(null);
  // An answer that was faster than the network counts as soon as somebody can take it.
  useEffect(() => {
    if (early !== null && view) {
      setEarly(null);
      view.onAnswer(early);
    }
  }, [early, view]);

  const FirstBody = startsWithChoice(quiz) ? null : presentPlayer()?.FirstBody;
  const [first] = quiz.steps;
  const body = FirstBody && first ? <FirstBody step={first} onAnswer={setEarly} /> : null;
  const shown = view ?? firstView(quiz, t, body, setEarly);
  const isStart = shown.number === 1;
  return (
    <div className="page page-quiz">
      {isStart ? (
        <Hero heading={heading} lead={lead} hero={hero} />
      ) : (
        <h1 className="visually-hidden" tabIndex={-1}>
          {t(heading)}
        </h1>
      )}
      {player && <player.QuizPlayer quiz={quiz} ways={ways} homeHref={frame.homeHref} onView={setView} />}
      <QuizFrame view={shown} />
      {isStart && <Blocks blocks={blocks} />}
    </div>
  );
}

/** Null until it is here, and while the browser takes over what the server rendered. */
function usePlayerChunk(): PlayerParts | null {
  const [player, setPlayer] = useState<PlayerParts | null>(null);
  useEffect(() => {
    // A chunk that cannot be had is reported by whoever watches for such errors.
    void loadPlayer().then(setPlayer);
  }, []);
  return player;
}
