// The head of a screen: question, help, a sign or picture. Focus goes to the question when its screen comes.

import type { QuizStep } from "@trichter/shared/quiz";
import type { ReactNode } from "react";
import { Icon } from "../../ui/icon.tsx";
import { Image } from "../../ui/image.tsx";
import { useQuizText } from "./quiz-text.ts";

/** Where focus goes, and what a group of answers is named by. */
export const questionId = "quiz-question";

/** In a legend stand headings and words, but no paragraphs and no boxes around them. */
export function Question({ step, as: Element = "div" }: { step: QuizStep; as?: "div" | "legend" }) {
  const text = useQuizText();
  const { question, help, icon, picture, ask } = step;
  return (
    <Element className={`quiz-question quiz-question-${ask}`}>
      {icon !== null && (
        <span className="icon-disc">
          <Icon name={icon} size="large" />
        </span>
      )}
      {picture !== null && (
        <Image picture={picture} alt={text(picture.alt)} sizes="xs:340px sm:480px" className="quiz-picture" priority />
      )}
      <QuestionHeading>{text(question)}</QuestionHeading>
      {help !== null && <span className="quiz-help">{text(help)}</span>}
    </Element>
  );
}

export function QuestionHeading({ children }: { children: ReactNode }) {
  return (
    <h2 id={questionId} className="quiz-heading" tabIndex={-1}>
      {children}
    </h2>
  );
}
