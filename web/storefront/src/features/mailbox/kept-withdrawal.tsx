// One withdrawal as it is kept: word by word.

import type { MyData } from "@trichter/shared/api-client";
import { writeMoment } from "../../navigation/local-time.ts";
import { useClientState } from "../../state/client-state.ts";
import { useText } from "../../text/use-text.ts";

export const texts = ["mailbox-withdrawal-heading"] as const;

export function KeptWithdrawal({ withdrawal }: { withdrawal: MyData["withdrawals"][number] }) {
  const t = useText<typeof texts>();
  const locale = useClientState(({ language }) => language);
  return (
    <div className="mailbox-part">
      <h3>{t("mailbox-withdrawal-heading", { moment: writeMoment(withdrawal.received_at, locale) })}</h3>
      <p className="mailbox-statement">{withdrawal.statement}</p>
    </div>
  );
}
