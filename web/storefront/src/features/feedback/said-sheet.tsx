// What was said of a product, and whether everybody can read it; if not, why.

import type { Said } from "@trichter/shared/feedback";
import { useEffect, useRef } from "react";
import { useText } from "../../text/use-text.ts";
import { Icon } from "../../ui/icon.tsx";
import { ruleTexts } from "./rule-texts.ts";
import { StarsShown, texts as starTexts } from "./stars-shown.tsx";

const ownTexts = [
  "feedback-said-on",
  "feedback-published",
  "feedback-withheld-claim",
  "feedback-withheld-claim-text",
  "feedback-withheld",
  "feedback-again",
] as const;

export const texts = [ownTexts, ruleTexts, starTexts] as const;

type SaidSheetProps = {
  said: Said;
  /** Whether it came in the place of the form. */
  isNews: boolean;
  onAgain: () => void;
};

export function SaidSheet({ said, isNews, onAgain }: SaidSheetProps) {
  const t = useText<typeof ownTexts | typeof ruleTexts>();
  const outcome = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (isNews) {
      outcome.current?.focus();
    }
  }, [isNews]);
  return (
    <div className="feedback-said">
      <div className={said.state === "published" ? "note" : "note note-warning"}>
        <Icon name={said.state === "published" ? "badge-check" : "info"} />
        <div>
          <p ref={outcome} tabIndex={-1} className="feedback-outcome">
            {t(`feedback-${said.state}`)}
          </p>
          {said.state === "withheld-claim" && (
            <>
              <p>{t("feedback-withheld-claim-text")}</p>
              <ul>
                {said.rules.map((rule) => (
                  <li key={rule}>{t(`feedback-rule-${rule}`)}</li>
                ))}
              </ul>
            </>
          )}
          {said.reason !== null && <p>{said.reason}</p>}
        </div>
      </div>
      <StarsShown stars={said.stars} />
      {said.text !== "" && <blockquote className="feedback-words">{said.text}</blockquote>}
      <p className="feedback-author">
        <strong>{said.name}</strong> <span>{t("feedback-said-on", { day: said.said_on })}</span>
      </p>
      {said.state === "withheld-claim" && (
        <button type="button" className="button button-secondary" onClick={onAgain}>
          {t("feedback-again")}
        </button>
      )}
    </div>
  );
}
