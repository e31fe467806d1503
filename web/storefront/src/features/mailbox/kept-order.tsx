// One order as it is kept: what was bought, for how much, and where it went.

import type { MyData } from "@trichter/shared/api-client";
import { writeMoney } from "../../navigation/local-money.ts";
import { writeMoment } from "../../navigation/local-time.ts";
import { useClientState } from "../../state/client-state.ts";
import { useText } from "../../text/use-text.ts";
import { Fact } from "./fact.tsx";

export const texts = [
  "mailbox-order-heading",
  "mailbox-order-number",
  "mailbox-order-lines",
  "mailbox-order-total",
  "mailbox-order-refunded",
  "mailbox-order-address",
  "mailbox-order-phone",
] as const;

export function KeptOrder({ order }: { order: MyData["orders"][number] }) {
  const t = useText<typeof texts>();
  const locale = useClientState(({ language }) => language);
  const money = (amount: string) => writeMoney(amount, order.currency, locale);
  const { phone } = order.address;
  return (
    <div className="mailbox-part">
      <h3>{t("mailbox-order-heading", { moment: writeMoment(order.placed_at ?? order.created_at, locale) })}</h3>
      <dl className="mailbox-facts">
        {order.number !== null && <Fact name={t("mailbox-order-number")} value={order.number} />}
        <Fact
          name={t("mailbox-order-lines")}
          value={order.lines.map(({ quantity, name }) => `${quantity} × ${name}`).join(", ")}
        />
        <Fact name={t("mailbox-order-total")} value={money(order.total)} />
        {Number(order.refunded) > 0 && <Fact name={t("mailbox-order-refunded")} value={money(order.refunded)} />}
        {order.address_lines.length > 0 && (
          <Fact name={t("mailbox-order-address")} value={order.address_lines.join(", ")} />
        )}
        {phone !== undefined && <Fact name={t("mailbox-order-phone")} value={phone} />}
      </dl>
    </div>
  );
}
