// Deletes everything, after a second question. Whoever says no is back where they were.

import { useEffect, useRef, useState } from "react";
import { useText } from "../../text/use-text.ts";
import { type Fault, faultOf } from "./fault.ts";
import { FaultText } from "./panel.tsx";

export const texts = [
  "mailbox-erase",
  "mailbox-erase-heading",
  "mailbox-erase-text",
  "mailbox-erase-yes",
  "mailbox-erase-no",
  "mailbox-working",
] as const;

type ErasingProps = { onErase: () => Promise<void>; onGone: () => void };

export function Erasing({ onErase, onGone }: ErasingProps) {
  const t = useText<typeof texts>();
  const [state, setState] = useState<"closed" | "asking" | "working" | Exclude<Fault, "gone">>("closed");
  const question = useRef<HTMLHeadingElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const before = useRef(state);
  useEffect(() => {
    if (before.current === "closed" && state === "asking") {
      question.current?.focus();
    } else if (state === "closed" && before.current !== "closed") {
      opener.current?.focus();
    }
    before.current = state;
  }, [state]);

  async function erase(): Promise<void> {
    if (state === "working") {
      return;
    }
    setState("working");
    try {
      await onErase();
    } catch (error) {
      const fault = faultOf(error);
      if (fault === "gone") {
        onGone();
      } else {
        setState(fault);
      }
    }
  }

  if (state === "closed") {
    return (
      <button ref={opener} type="button" className="button button-secondary" onClick={() => setState("asking")}>
        {t("mailbox-erase")}
      </button>
    );
  }
  const isWorking = state === "working";
  return (
    <div className="note note-warning mailbox-erasing">
      <h3 ref={question} tabIndex={-1}>
        {t("mailbox-erase-heading")}
      </h3>
      <p>{t("mailbox-erase-text")}</p>
      {state !== "asking" && !isWorking && <FaultText fault={state} />}
      <div className="mailbox-actions">
        <button
          type="button"
          className="button button-secondary"
          aria-busy={isWorking || undefined}
          onClick={() => void erase()}
        >
          {t(isWorking ? "mailbox-working" : "mailbox-erase-yes")}
        </button>
        <button type="button" className="button button-secondary" onClick={() => setState("closed")}>
          {t("mailbox-erase-no")}
        </button>
      </div>
    </div>
  );
}
