// A quiz: its first question under the heading, and below it what it asks and what becomes of the answers. From the second
// screen on there is only the quiz.

import type { PageProps } from "@trichter/shared/payload";
import type { Quiz } from "@trichter/shared/quiz";
import { Blocks } from "../blocks/blocks.tsx";
import { DocumentPage } from "../blocks/document-page.tsx";
import { Hero, texts as heroTexts } from "../blocks/hero.tsx";
import { loadLateScreens } from "../features/quiz/late.ts";
import { isLate, QuizPlayer, texts as playerTexts } from "../features/quiz/player.tsx";
import { usePlayer } from "../features/quiz/use-player.ts";
import { useDocumentText } from "../text/use-text.ts";
import "./quiz.css";

export const texts = [...heroTexts, ...playerTexts] as const;

export async function prepare({ quiz }: PageProps): Promise<void> {
  const first = quiz?.steps[0];
  if (first && isLate(first)) {
    await loadLateScreens();
  }
}

export function Page(props: PageProps) {
  return props.quiz ? <QuizPage {...props} quiz={props.quiz} /> : <DocumentPage {...props} />;
}

function QuizPage({ quiz, ways, frame, heading, lead, hero, blocks }: PageProps & { quiz: Quiz }) {
  const t = useDocumentText();
  const player = usePlayer(quiz, ways);
  const isStart = player.number === 1;
  return (
    <div className="page page-quiz">
      {isStart ? (
        <Hero heading={heading} lead={lead} hero={hero} />
      ) : (
        <h1 className="visually-hidden" tabIndex={-1}>
          {t(heading)}
        </h1>
      )}
      <QuizPlayer player={player} homeHref={frame.homeHref} />
      {isStart && <Blocks blocks={blocks} />}
    </div>
  );
}
