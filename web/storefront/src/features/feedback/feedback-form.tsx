// The form for one product: stars as radio buttons, words for who has any, and the name that is shown with them.

import type { Said } from "@trichter/shared/feedback";
import { type FormEvent, useEffect, useRef, useState } from "react";
import { useText } from "../../text/use-text.ts";
import { Icon } from "../../ui/icon.tsx";
import {
  type Faults,
  type FaultText,
  faultsBefore,
  faultsOf,
  faultTexts,
  fieldNames,
  type TroubleText,
  troubleOf,
  troubleTexts,
} from "./faults.ts";
import { starCounts } from "./stars-shown.tsx";
import type { Feedback, Filled } from "./use-feedback.ts";

const ownTexts = [
  "feedback-form-stars",
  "feedback-form-star-1",
  "feedback-form-star-2",
  "feedback-form-star-3",
  "feedback-form-star-4",
  "feedback-form-star-5",
  "feedback-form-text",
  "feedback-form-optional",
  "feedback-form-text-help",
  "feedback-form-name",
  "feedback-form-name-help",
  "feedback-form-send",
  "feedback-form-sending",
] as const;

export const texts = [ownTexts, faultTexts, troubleTexts] as const;

type FeedbackFormProps = {
  product: string;
  /** What was said in words that are not shown, to be said in others. */
  said: Said | null;
  maxTextChars: number;
  maxNameChars: number;
  send: Feedback["send"];
  onSaid: (said: Said) => void;
  onTold: () => void;
};

export function FeedbackForm({ product, said, maxTextChars, maxNameChars, send, onSaid, onTold }: FeedbackFormProps) {
  const t = useText<typeof ownTexts | typeof troubleTexts>();
  const form = useRef<HTMLFormElement>(null);
  const [stars, setStars] = useState<number>(said?.stars ?? 0);
  const [faults, setFaults] = useState<Faults>({});
  const [trouble, setTrouble] = useState<TroubleText | null>(null);
  const [isSending, setIsSending] = useState(false);
  const id = (name: string) => `feedback-${product}-${name}`;

  useEffect(() => {
    const first = fieldNames.find((name) => faults[name] !== undefined);
    if (first) {
      form.current?.querySelector<HTMLElement>(`[name=${first}]`)?.focus();
    }
  }, [faults]);

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    const filled = filledOf(form.current, stars);
    const found = faultsBefore(filled);
    setFaults(found);
    setTrouble(null);
    if (isSending || Object.keys(found).length > 0) {
      return;
    }
    setIsSending(true);
    try {
      onSaid(await send(product, filled));
    } catch (error) {
      const named = faultsOf(error);
      if (named) {
        setFaults(named);
      } else if ((error as { status?: number }).status === 409) {
        onTold();
      } else {
        setTrouble(troubleOf(error));
      }
    } finally {
      setIsSending(false);
    }
  }

  return (
    <form ref={form} noValidate className="fields feedback-form" onSubmit={(event) => void submit(event)}>
      <fieldset className="feedback-rating" aria-describedby={faults.stars && id("stars-fault")}>
        <legend className="field-label">{t("feedback-form-stars")}</legend>
        <div className="feedback-choices">
          {starCounts.map((star) => (
            <label key={star} className={star <= stars ? "feedback-choice feedback-lit" : "feedback-choice"}>
              <input
                type="radio"
                name="stars"
                value={star}
                className="visually-hidden"
                checked={star === stars}
                onChange={() => setStars(star)}
              />
              <Icon name="star" />
              <span className="visually-hidden">{t(`feedback-form-star-${star}`)}</span>
            </label>
          ))}
        </div>
        <FaultNote id={id("stars-fault")} fault={faults.stars} />
      </fieldset>
      <div className="field">
        <label htmlFor={id("text")} className="field-label">
          {t("feedback-form-text")} <span className="feedback-optional">{t("feedback-form-optional")}</span>
        </label>
        <textarea
          id={id("text")}
          name="text"
          className="textarea"
          rows={5}
          maxLength={maxTextChars}
          defaultValue={said?.text}
          aria-invalid={faults.text !== undefined || undefined}
          aria-describedby={described(faults.text && id("text-fault"), id("text-help"))}
        />
        <p id={id("text-help")} className="field-help">
          {t("feedback-form-text-help")}
        </p>
        <FaultNote id={id("text-fault")} fault={faults.text} />
      </div>
      <div className="field">
        <label htmlFor={id("name")} className="field-label">
          {t("feedback-form-name")}
        </label>
        <input
          id={id("name")}
          name="name"
          type="text"
          className="input"
          required
          autoComplete="nickname"
          maxLength={maxNameChars}
          defaultValue={said?.name}
          aria-invalid={faults.name !== undefined || undefined}
          aria-describedby={described(faults.name && id("name-fault"), id("name-help"))}
        />
        <p id={id("name-help")} className="field-help">
          {t("feedback-form-name-help")}
        </p>
        <FaultNote id={id("name-fault")} fault={faults.name} />
      </div>
      {trouble && (
        <div className="note note-warning" role="alert">
          <Icon name="info" />
          <p>{t(trouble)}</p>
        </div>
      )}
      <button type="submit" className="button button-primary" aria-busy={isSending || undefined}>
        {t("feedback-form-send")}
      </button>
      <p className="feedback-sending" role="status">
        {isSending && t("feedback-form-sending")}
      </p>
    </form>
  );
}

function FaultNote({ id, fault }: { id: string; fault: FaultText | undefined }) {
  const t = useText<typeof faultTexts>();
  return (
    fault && (
      <p id={id} className="field-error">
        <Icon name="info" />
        {t(fault)}
      </p>
    )
  );
}

function described(...ids: readonly (string | undefined)[]): string {
  return ids.filter(Boolean).join(" ");
}

function filledOf(form: HTMLFormElement | null, stars: number): Filled {
  const data = form ? new FormData(form) : new FormData();
  const textOf = (name: string) => String(data.get(name) ?? "").trim();
  return { stars, text: textOf("text"), name: textOf("name") };
}
