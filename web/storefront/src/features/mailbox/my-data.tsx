// Everything that the shop keeps of whoever a mail was written to: to read, to take along, to have deleted.

import type { MyData as Kept, KeptQuizSession } from "@trichter/shared/api-client";
import { type ComponentType, useCallback, useEffect, useState } from "react";
import { useLoadApi } from "../../api/use-load-api.ts";
import { saveFile } from "../../navigation/save-file.ts";
import { useText } from "../../text/use-text.ts";
import { Erasing, texts as erasingTexts } from "./erasing.tsx";
import { Fact } from "./fact.tsx";
import { type Fault, faultOf } from "./fault.ts";
import { texts as formTexts, KeptForm } from "./kept-form.tsx";
import { KeptOrder, texts as orderTexts } from "./kept-order.tsx";
import { KeptRunPart, texts as runTexts } from "./kept-run-part.tsx";
import { KeptWithdrawal, texts as withdrawalTexts } from "./kept-withdrawal.tsx";
import { FaultText, GonePanel, Panel, texts as panelTexts } from "./panel.tsx";

const ownTexts = [
  "mailbox-data-heading",
  "mailbox-data-text",
  "mailbox-data-email",
  "mailbox-data-download",
  "mailbox-loading",
  "mailbox-retry",
  "mailbox-erased-heading",
  "mailbox-erased-text",
] as const;

export const texts = [ownTexts, erasingTexts, formTexts, runTexts, orderTexts, withdrawalTexts, panelTexts] as const;

/** How runs are shown and forgotten is the business of the quiz. */
export type RunParts = {
  Answers: ComponentType<{ session: KeptQuizSession }>;
  ForgetRuns: ComponentType<{ sessions: readonly KeptQuizSession[] }>;
};

type MyDataProps = { secret: string; runParts: RunParts; onEnd: () => void };

export function MyData({ secret, runParts: { Answers, ForgetRuns }, onEnd }: MyDataProps) {
  const t = useText<typeof ownTexts>();
  const loadApi = useLoadApi();
  const [kept, setKept] = useState<Kept | "loading" | Fault>("loading");
  const [erased, setErased] = useState<Kept["runs"] | null>(null);

  const load = useCallback(() => {
    let isCurrent = true;
    setKept("loading");
    loadApi()
      .then((api) => api.readMyData(secret))
      .then(
        (data) => isCurrent && setKept(data),
        (error: unknown) => isCurrent && setKept(faultOf(error)),
      );
    return () => {
      isCurrent = false;
    };
  }, [loadApi, secret]);
  useEffect(load, [load]);

  async function erase({ runs }: Kept): Promise<void> {
    const api = await loadApi();
    await api.eraseMyData(secret);
    onEnd();
    setErased(runs);
  }

  if (kept === "gone") {
    return <GonePanel />;
  }
  if (erased) {
    return (
      <Panel icon="check" heading={t("mailbox-erased-heading")}>
        <ForgetRuns sessions={erased} />
        <p>{t("mailbox-erased-text")}</p>
      </Panel>
    );
  }
  if (typeof kept === "string") {
    return (
      <Panel icon="lock" heading={t("mailbox-data-heading")}>
        {kept === "loading" ? (
          <p role="status">{t("mailbox-loading")}</p>
        ) : (
          <>
            <FaultText fault={kept} />
            <button type="button" className="button button-primary" onClick={load}>
              {t("mailbox-retry")}
            </button>
          </>
        )}
      </Panel>
    );
  }
  return (
    <Panel icon="lock" heading={t("mailbox-data-heading")}>
      <p>{t("mailbox-data-text")}</p>
      <dl className="mailbox-facts">
        <Fact name={t("mailbox-data-email")} value={kept.email} />
      </dl>
      {kept.forms.map((form) => (
        <KeptForm key={form.id} form={form} />
      ))}
      {kept.runs.map((run) => (
        <KeptRunPart key={run.id} run={run} Answers={Answers} />
      ))}
      {kept.orders.map((order) => (
        <KeptOrder key={order.id} order={order} />
      ))}
      {kept.withdrawals.map((withdrawal) => (
        <KeptWithdrawal key={withdrawal.id} withdrawal={withdrawal} />
      ))}
      <div className="mailbox-actions">
        <button type="button" className="button button-secondary" onClick={() => saveFile("my-data.json", kept)}>
          {t("mailbox-data-download")}
        </button>
        <Erasing onErase={() => erase(kept)} onGone={() => setKept("gone")} />
      </div>
    </Panel>
  );
}
