// The cookie question: accept and reject alike in size and reach, the purposes one by one on demand. It lies over the foot
// of the page and keeps nobody from reading on.

import { type KeyboardEvent, useEffect, useRef, useState } from "react";
import { useConsent, useConsentState } from "../../state/consent.ts";
import type { Purposes } from "../../state/consent-cookie.ts";
import { useText } from "../../text/use-text.ts";
import { SectionLink } from "../../ui/section-link.tsx";
import type { texts } from "./consent-host.tsx";
import "./consent-question.css";

const all: Purposes = { analytics: true, marketing: true };
const none: Purposes = { analytics: false, marketing: false };

export function ConsentQuestion() {
  const t = useText<typeof texts>();
  const consent = useConsent();
  const { choice, question } = useConsentState();
  const isReopened = question === "reopened";
  const [hasDetails, setHasDetails] = useState(isReopened);
  const [purposes, setPurposes] = useState<Purposes>(choice ?? none);
  const dialog = useRef<HTMLDialogElement>(null);

  useRoomAtTheFoot(dialog);
  // Who opened it wants to go on there, and afterwards back to where they were.
  useEffect(() => {
    const opener = document.activeElement;
    if (isReopened) {
      dialog.current?.focus();
    }
    return () => {
      if (isReopened && opener instanceof HTMLElement) {
        opener.focus();
      }
    };
  }, [isReopened]);

  function onKeyDown(event: KeyboardEvent): void {
    if (event.key === "Escape" && isReopened) {
      consent.close();
    }
  }

  return (
    <dialog open className="consent" ref={dialog} tabIndex={-1} aria-labelledby="consent-heading" onKeyDown={onKeyDown}>
      <h2 id="consent-heading">{t("consent-heading")}</h2>
      <p>
        {t("consent-text")} <SectionLink section="privacy">{t("consent-privacy")}</SectionLink>
      </p>
      {hasDetails ? (
        <div className="consent-purposes">
          <Purpose name={t("consent-necessary")} text={t("consent-necessary-text")} isGranted isFixed />
          <Purpose
            name={t("consent-analytics")}
            text={t("consent-analytics-text")}
            isGranted={purposes.analytics}
            onChange={(analytics) => setPurposes({ ...purposes, analytics })}
          />
          <Purpose
            name={t("consent-marketing")}
            text={t("consent-marketing-text")}
            isGranted={purposes.marketing}
            onChange={(marketing) => setPurposes({ ...purposes, marketing })}
          />
        </div>
      ) : null}
      <div className="consent-answers">
        <button type="button" className="button consent-answer" onClick={() => consent.choose(none)}>
          {t("consent-reject")}
        </button>
        <button type="button" className="button consent-answer" onClick={() => consent.choose(all)}>
          {t("consent-accept")}
        </button>
        {hasDetails ? (
          <button type="button" className="button button-secondary" onClick={() => consent.choose(purposes)}>
            {t("consent-save")}
          </button>
        ) : (
          <button type="button" className="button button-secondary" onClick={() => setHasDetails(true)}>
            {t("consent-details")}
          </button>
        )}
      </div>
    </dialog>
  );
}

type PurposeProps = {
  name: string;
  text: string;
  isGranted: boolean;
  isFixed?: boolean;
  onChange?: (isGranted: boolean) => void;
};

function Purpose({ name, text, isGranted, isFixed = false, onChange }: PurposeProps) {
  return (
    <label className="checkbox">
      <input
        type="checkbox"
        checked={isGranted}
        disabled={isFixed}
        onChange={(event) => onChange?.(event.currentTarget.checked)}
      />
      <span>
        <strong>{name}</strong> {text}
      </span>
    </label>
  );
}

/** What the question covers can still be scrolled into view. */
function useRoomAtTheFoot(dialog: React.RefObject<HTMLDialogElement | null>): void {
  useEffect(() => {
    const root = document.documentElement;
    const observer = new ResizeObserver(() => {
      root.style.setProperty("--consent-height", `${dialog.current?.offsetHeight ?? 0}px`);
    });
    if (dialog.current) {
      observer.observe(dialog.current);
    }
    return () => {
      observer.disconnect();
      root.style.removeProperty("--consent-height");
    };
  }, [dialog]);
}
