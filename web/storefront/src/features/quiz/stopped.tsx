// The kind ending: why nothing is offered, and no product. Back changes an answer that was a slip.

import type { Stop } from "@trichter/shared/quiz";
import { useText } from "../../text/use-text.ts";
import { ButtonLink } from "../../ui/button-link.tsx";
import { Icon } from "../../ui/icon.tsx";
import { QuestionHeading } from "./question.tsx";

export const texts = [
  "quiz-stop-under-age-heading",
  "quiz-stop-under-age-text",
  "quiz-stop-pregnancy-heading",
  "quiz-stop-pregnancy-text",
  "quiz-stop-underweight-heading",
  "quiz-stop-underweight-text",
  "quiz-stop-eating-disorder-heading",
  "quiz-stop-eating-disorder-text",
  "quiz-stop-change",
  "quiz-stop-home",
] as const;

export function Stopped({ stop, homeHref }: { stop: Stop; homeHref: string }) {
  const t = useText<typeof texts>();
  return (
    <div className="quiz-form quiz-stopped">
      <span className="icon-disc">
        <Icon name="heart" size="large" />
      </span>
      <QuestionHeading>{t(`quiz-stop-${stop}-heading`)}</QuestionHeading>
      <div className="quiz-paragraphs">
        <p>{t(`quiz-stop-${stop}-text`)}</p>
        <p>{t("quiz-stop-change")}</p>
      </div>
      <ButtonLink href={homeHref} look="secondary">
        {t("quiz-stop-home")}
      </ButtonLink>
    </div>
  );
}
