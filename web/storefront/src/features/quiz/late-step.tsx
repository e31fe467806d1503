// A step on which nothing is chosen: a number, a slider, a text, or something to read.

import type { Answer, QuizStep } from "@trichter/shared/quiz";
import { NumberStep, texts as numberTexts } from "./number-step.tsx";
import { PauseStep, texts as pauseTexts } from "./pause-step.tsx";
import { SliderStep, texts as sliderTexts } from "./slider-step.tsx";
import { TextStep, texts as textTexts } from "./text-step.tsx";
import type { Typed } from "./units.ts";

export const texts = [numberTexts, pauseTexts, sliderTexts, textTexts] as const;

type LateStepProps = {
  step: QuizStep;
  answer: Answer | undefined;
  typed: Typed | undefined;
  onAnswer: (answer: Answer, typed?: Typed) => void;
};

export function LateStep({ step, answer, typed, onAnswer }: LateStepProps) {
  const { task } = step;
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
    case "choose":
      return null;
  }
}
