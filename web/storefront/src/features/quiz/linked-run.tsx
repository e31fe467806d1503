// What somebody sees who came by the link of a mail, until the run that it opens is theirs.

import { useText } from "../../text/use-text.ts";
import { Icon } from "../../ui/icon.tsx";
import { QuestionHeading } from "./question.tsx";
import type { OpenedLink } from "./use-linked-run.ts";
import { Waiting, texts as waitingTexts } from "./waiting.tsx";

const ownTexts = [
  "quiz-link-heading",
  "quiz-link-text",
  "quiz-link-take",
  "quiz-link-keep",
  "quiz-link-gone-heading",
  "quiz-link-gone-text",
] as const;

export const texts = [ownTexts, waitingTexts] as const;

export function LinkedRun({ linked }: { linked: OpenedLink }) {
  const t = useText<typeof ownTexts>();
  if (linked.state !== "asking") {
    return (
      <Waiting hasFailed={linked.state === "failed"} onRetry={linked.state === "failed" ? linked.retry : () => {}} />
    );
  }
  return (
    <div className="quiz-form quiz-link">
      <QuestionHeading>{t("quiz-link-heading")}</QuestionHeading>
      <p>{t("quiz-link-text")}</p>
      <div className="quiz-link-answers">
        <button type="button" className="button button-secondary" onClick={linked.take}>
          {t("quiz-link-take")}
        </button>
        <button type="button" className="button button-secondary" onClick={linked.keep}>
          {t("quiz-link-keep")}
        </button>
      </div>
    </div>
  );
}

/** Says why a link opens nothing; what the page has to offer stands below it. */
export function LinkGone() {
  const t = useText<typeof ownTexts>();
  return (
    <div className="note quiz-link-gone" role="status">
      <Icon name="info" />
      <p>
        <strong>{t("quiz-link-gone-heading")}</strong> {t("quiz-link-gone-text")}
      </p>
    </div>
  );
}
