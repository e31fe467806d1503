// Confirms the newsletter or ends it, when the visitor presses the button and not before: programs that look into mails open
// links too.

import { useState } from "react";
import { useReadyApi } from "../../api/use-load-api.ts";
import { useText } from "../../text/use-text.ts";
import { type Fault, faultOf } from "./fault.ts";
import { FaultText, GonePanel, Panel, texts as panelTexts } from "./panel.tsx";

const ownTexts = [
  "mailbox-confirm-heading",
  "mailbox-confirm-text",
  "mailbox-confirm-action",
  "mailbox-confirm-done-heading",
  "mailbox-confirm-done-text",
  "mailbox-unsubscribe-heading",
  "mailbox-unsubscribe-text",
  "mailbox-unsubscribe-action",
  "mailbox-unsubscribe-done-heading",
  "mailbox-unsubscribe-done-text",
  "mailbox-working",
] as const;

export const texts = [ownTexts, panelTexts] as const;

type DeedProps = {
  purpose: "confirm" | "unsubscribe";
  secret: string;
  /** The link has done its work, or never will. */
  onEnd: () => void;
};

export function Deed({ purpose, secret, onEnd }: DeedProps) {
  const t = useText<typeof ownTexts>();
  const loadApi = useReadyApi();
  const [state, setState] = useState<"asked" | "working" | "done" | Fault>("asked");

  async function act(): Promise<void> {
    if (state === "working") {
      return;
    }
    setState("working");
    try {
      const api = await loadApi();
      await (purpose === "confirm" ? api.confirmNewsletter(secret) : api.endNewsletter(secret));
      onEnd();
      setState("done");
    } catch (error) {
      const fault = faultOf(error);
      if (fault === "gone") {
        onEnd();
      }
      setState(fault);
    }
  }

  if (state === "gone") {
    return <GonePanel />;
  }
  if (state === "done") {
    return (
      <Panel icon="check" heading={t(`mailbox-${purpose}-done-heading`)}>
        <p>{t(`mailbox-${purpose}-done-text`)}</p>
      </Panel>
    );
  }
  const isWorking = state === "working";
  return (
    <Panel icon="mail" heading={t(`mailbox-${purpose}-heading`)}>
      <p>{t(`mailbox-${purpose}-text`)}</p>
      {state !== "asked" && !isWorking && <FaultText fault={state} />}
      <button
        type="button"
        className="button button-primary button-large"
        aria-busy={isWorking || undefined}
        onClick={() => void act()}
      >
        {isWorking && <span className="spinner" aria-hidden="true" />}
        {t(isWorking ? "mailbox-working" : `mailbox-${purpose}-action`)}
      </button>
    </Panel>
  );
}
