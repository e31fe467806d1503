// The field for the address, and the question whether another one was meant.

import { useText } from "../../text/use-text.ts";
import { TroubleText } from "./trouble-text.tsx";
import { emailName, type Lead } from "./use-lead.ts";

export const texts = [
  "lead-email-label",
  "lead-email-help",
  "lead-did-you-mean",
  "lead-take-suggestion",
  "lead-keep-written",
] as const;

/** As the longest address that mail servers take. */
const maxChars = 254;

export function AddressField({ lead }: { lead: Lead }) {
  const t = useText<typeof texts>();
  const isWrong = lead.trouble?.at === "email";
  return (
    <div className="field lead-address">
      <label htmlFor="lead-email" className="field-label">
        {t("lead-email-label")}
      </label>
      <input
        id="lead-email"
        className="input"
        type="email"
        name={emailName}
        autoComplete="email"
        inputMode="email"
        spellCheck={false}
        maxLength={maxChars}
        aria-invalid={isWrong || undefined}
        aria-describedby={isWrong ? "lead-email-error" : "lead-email-help"}
      />
      <p id="lead-email-help" className="field-help">
        {t("lead-email-help")}
      </p>
      <TroubleText trouble={isWrong ? lead.trouble : null} id="lead-email-error" />
      <Hint lead={lead} />
    </div>
  );
}

function Hint({ lead: { hint, takeSuggestion, keepWritten } }: { lead: Lead }) {
  const t = useText<typeof texts>();
  return (
    hint && (
      <div className="note note-warning lead-hint">
        <p tabIndex={-1} data-hint="">
          {t("lead-did-you-mean", { suggestion: hint.suggestion })}
        </p>
        <div className="lead-hint-answers">
          <button type="button" className="button button-secondary button-small" onClick={takeSuggestion}>
            {t("lead-take-suggestion", { suggestion: hint.suggestion })}
          </button>
          <button type="button" className="button button-secondary button-small" onClick={keepWritten}>
            {t("lead-keep-written", { written: hint.written })}
          </button>
        </div>
      </div>
    )
  );
}
