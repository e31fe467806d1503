// The screens that not every quiz begins with, in one chunk of their own: numbers, sliders, texts, pauses, the question for
// consent and the kind ending.

import type { Answer, NumberTask, QuizStep, ReadTask, TextTask } from "@trichter/shared/quiz";
import { texts as consentTexts } from "./consent-screen.tsx";
import { NumberStep, texts as numberTexts } from "./number-step.tsx";
import { PauseStep, texts as pauseTexts } from "./pause-step.tsx";
import { SliderStep, texts as sliderTexts } from "./slider-step.tsx";
import { texts as stoppedTexts } from "./stopped.tsx";
import { TextStep, texts as textTexts } from "./text-step.tsx";
import type { Typed } from "./units.ts";

export { ConsentScreen, SavedLine } from "./consent-screen.tsx";
export { Stopped } from "./stopped.tsx";

export const texts = [
  ...consentTexts,
  ...numberTexts,
  ...pauseTexts,
  ...sliderTexts,
  ...stoppedTexts,
  ...textTexts,
] as const;

type LateStepProps = {
  step: QuizStep;
  task: NumberTask | TextTask | ReadTask;
  answer: Answer | undefined;
  typed: Typed | undefined;
  onAnswer: (answer: Answer, typed?: Typed) => void;
};

export function LateStep({ step, task, answer, typed, onAnswer }: LateStepProps) {
  const given = typeof answer === "object" ? answer : null;
  switch (task.kind) {
    case "number": {
      const number = given && "number" in given ? given.number : null;
      return step.ask === "slider" ? (
        <SliderStep step={step} task={task} number={number} onAnswer={onAnswer} />
      ) : (
        <NumberStep step={step} task={task} number={number} typed={typed} onAnswer={onAnswer} />
      );
    }
    case "text":
      return <TextStep step={step} task={task} text={given && "text" in given ? given.text : ""} onAnswer={onAnswer} />;
    case "read":
      return <PauseStep step={step} task={task} onAnswer={onAnswer} />;
  }
}
