// One run as it is kept: which quiz, and every answer. Folded, because somebody may stand behind the reader.

import type { MyData } from "@trichter/shared/api-client";
import { writeMoment } from "../../navigation/local-time.ts";
import { useClientState } from "../../state/client-state.ts";
import { useText } from "../../text/use-text.ts";
import { Fact } from "./fact.tsx";
import type { RunParts } from "./my-data.tsx";

export const texts = ["mailbox-run-heading", "mailbox-run-consent", "mailbox-run-show"] as const;

export function KeptRunPart({ run, Answers }: { run: MyData["runs"][number]; Answers: RunParts["Answers"] }) {
  const t = useText<typeof texts>();
  const locale = useClientState(({ language }) => language);
  const { given_at } = run.health_consent;
  return (
    <div className="mailbox-part">
      <h3>{t("mailbox-run-heading", { quiz: run.quiz })}</h3>
      {given_at !== null && (
        <dl className="mailbox-facts">
          <Fact name={t("mailbox-run-consent")} value={writeMoment(given_at, locale)} />
        </dl>
      )}
      <details>
        <summary>{t("mailbox-run-show", { count: String(run.answers.length) })}</summary>
        <Answers session={run} />
      </details>
    </div>
  );
}
