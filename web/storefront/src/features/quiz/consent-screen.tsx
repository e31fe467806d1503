// Asks before the first question about body or health whether answers may be saved. Both ways on weigh the same, and the
// choice can be changed on every such question.

import { type FormEvent, useRef, useState } from "react";
import { useText } from "../../text/use-text.ts";
import { Icon } from "../../ui/icon.tsx";
import { SectionLink } from "../../ui/section-link.tsx";
import { QuestionHeading } from "./question.tsx";
import type { HealthConsent } from "./runs.ts";
import "./consent-screen.css";

export const texts = [
  "quiz-consent-heading",
  "quiz-consent-purpose",
  "quiz-consent-retention",
  "quiz-consent-choice",
  "quiz-consent-privacy",
  "quiz-consent-box",
  "quiz-consent-missing",
  "quiz-consent-save",
  "quiz-consent-without",
  "quiz-saved",
  "quiz-not-saved",
  "quiz-saved-change",
] as const;

type ConsentScreenProps = { consent: HealthConsent; onChoose: (consent: HealthConsent) => void };

export function ConsentScreen({ consent, onChoose }: ConsentScreenProps) {
  const t = useText<typeof texts>();
  const [isTicked, setIsTicked] = useState(consent === "given");
  const [isMissing, setIsMissing] = useState(false);
  const box = useRef<HTMLInputElement>(null);

  function submit(event: FormEvent): void {
    event.preventDefault();
    if (isTicked) {
      onChoose("given");
    } else {
      setIsMissing(true);
      box.current?.focus();
    }
  }

  return (
    <form className="quiz-form quiz-consent" onSubmit={submit} noValidate>
      <span className="icon-disc">
        <Icon name="lock" size="large" />
      </span>
      <QuestionHeading>{t("quiz-consent-heading")}</QuestionHeading>
      <div className="quiz-paragraphs">
        <p>{t("quiz-consent-purpose")}</p>
        <p>{t("quiz-consent-retention")}</p>
        <p>
          {t("quiz-consent-choice")}{" "}
          <SectionLink section="privacy" className="link">
            {t("quiz-consent-privacy")}
          </SectionLink>
        </p>
      </div>
      <label className="checkbox quiz-consent-box">
        <input
          ref={box}
          type="checkbox"
          checked={isTicked}
          aria-invalid={isMissing || undefined}
          aria-describedby={isMissing ? "quiz-error" : undefined}
          onChange={(event) => {
            setIsTicked(event.currentTarget.checked);
            setIsMissing(false);
          }}
        />
        <span>{t("quiz-consent-box")}</span>
      </label>
      {isMissing && (
        <p id="quiz-error" className="field-error" role="alert">
          <Icon name="info" />
          {t("quiz-consent-missing")}
        </p>
      )}
      <div className="quiz-consent-answers">
        <button type="submit" className="button quiz-consent-answer">
          {t("quiz-consent-save")}
        </button>
        <button type="button" className="button quiz-consent-answer" onClick={() => onChoose("refused")}>
          {t("quiz-consent-without")}
        </button>
      </div>
    </form>
  );
}

/** Says on each question about body or health what becomes of its answer. */
export function SavedLine({ isSaved, onChange }: { isSaved: boolean; onChange: () => void }) {
  const t = useText<typeof texts>();
  return (
    <p className="quiz-saved">
      <Icon name="lock" />
      {t(isSaved ? "quiz-saved" : "quiz-not-saved")}{" "}
      <button type="button" className="button button-quiet button-small" onClick={onChange}>
        {t("quiz-saved-change")}
      </button>
    </p>
  );
}
