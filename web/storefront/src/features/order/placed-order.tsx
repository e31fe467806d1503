// The order as it is in the books. It is only ever read here.

import type { PlacedOrderView } from "@trichter/shared/order";
import { use, useEffect, useState } from "react";
import { useReadyApi } from "../../api/use-load-api.ts";
import type { Device } from "../../navigation/device.ts";
import { DeviceContext } from "../../navigation/device-context.ts";
import { keptMailLink } from "../../navigation/mail-link.ts";
import { useText } from "../../text/use-text.ts";
import { Downloads, texts as downloadTexts } from "./downloads.tsx";
import { LinePicture } from "./line-picture.tsx";
import { texts as methodTexts, useMethodName } from "./methods.tsx";
import { readPaid } from "./placed.ts";
import { Totals, texts as totalsTexts } from "./totals.tsx";
import { type OrderProof, useTellPurchase } from "./use-tell-purchase.ts";
import "./order.css";

const ownTexts = [
  "order-placed-heading",
  "order-placed-later",
  "order-placed-number",
  "order-placed-on",
  "order-placed-state",
  "order-state-paid",
  "order-state-authorised",
  "order-state-placed",
  "order-state-cancelled",
  "order-state-expired",
  "order-placed-email",
  "order-placed-address",
  "order-placed-method",
  "order-placed-lines",
  "order-placed-count",
  "order-placed-missing",
] as const;

export const texts = [ownTexts, downloadTexts, methodTexts, totalsTexts] as const;

/** The purchase that a mail led to, or the one that this device paid last; nothing for a device that has none. */
export function PlacedOrder() {
  const t = useText<typeof ownTexts>();
  const { isKnown, orders, proof } = usePurchase();
  if (!isKnown) {
    return null;
  }
  if (!orders || !proof) {
    return (
      <p className="card order-waiting" role="status">
        {t("order-placed-missing")}
      </p>
    );
  }
  return orders.map((view, position) => <OrderSheet key={view.id} view={view} proof={proof} isLater={position > 0} />);
}

type SheetProps = { view: PlacedOrderView; proof: OrderProof; isLater: boolean };

function OrderSheet({ view, proof, isLater }: SheetProps) {
  const t = useText<typeof ownTexts>();
  const nameOf = useMethodName();
  const isSent = view.address_lines.length > 0;
  return (
    <section className="card order-placed" aria-labelledby={view.id}>
      <h2 id={view.id}>{t(isLater ? "order-placed-later" : "order-placed-heading")}</h2>
      <dl className="order-facts">
        {view.number !== null && <Fact name={t("order-placed-number")} lines={[view.number]} />}
        {view.placed_on !== null && <Fact name={t("order-placed-on")} lines={[view.placed_on]} />}
        {view.state !== "draft" && <Fact name={t("order-placed-state")} lines={[t(`order-state-${view.state}`)]} />}
        {view.email !== null && <Fact name={t("order-placed-email")} lines={[view.email]} />}
        {isSent && <Fact name={t("order-placed-address")} lines={view.address_lines} />}
        {view.method !== null && <Fact name={t("order-placed-method")} lines={[nameOf(view.method)]} />}
      </dl>
      <h3 className="visually-hidden">{t("order-placed-lines")}</h3>
      <ul className="order-lines">
        {view.lines.map(({ sku, name, note, quantity, total, picture }) => (
          <li key={sku} className="order-line">
            <LinePicture picture={picture} />
            <div className="order-line-words">
              <strong>{name}</strong>
              <span className="order-line-note">{note}</span>
              <span className="order-line-note">{t("order-placed-count", { count: String(quantity) })}</span>
            </div>
            <p className="order-line-price">
              <span className="price">{total}</span>
            </p>
          </li>
        ))}
      </ul>
      <Totals
        goods={view.goods}
        discount={view.discount}
        delivery={view.delivery}
        days={null}
        total={view.total}
        vat={view.vat}
        refunded={view.refunded}
      />
      {view.lines.some((line) => !line.is_sent) && <Downloads order={view.id} proof={proof} />}
    </section>
  );
}

function Fact({ name, lines }: { name: string; lines: readonly string[] }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>
        {lines.map((line) => (
          <span key={line}>{line}</span>
        ))}
      </dd>
    </div>
  );
}

type KnownPurchase = { isKnown: boolean; orders: readonly PlacedOrderView[] | null; proof: OrderProof | null };

function usePurchase(): KnownPurchase {
  const device = use(DeviceContext);
  const loadApi = useReadyApi();
  const tellPurchase = useTellPurchase();
  const [placed] = useState(() => linkedOrder(device) ?? readPaid(device));
  const [orders, setOrders] = useState<readonly PlacedOrderView[] | null>(null);
  const [isKnown, setIsKnown] = useState(placed !== null);
  useEffect(() => {
    if (!placed) {
      return;
    }
    loadApi()
      .then((api) => api.readPurchase(placed.id, placed.secret))
      .then((found) => {
        setOrders(found.orders);
        tellPurchase(found.orders.map(({ id }) => ({ id, secret: placed.secret })));
      })
      .catch((error: { status?: number }) => {
        // Erased or never there: nothing to show. Anything else is said.
        setIsKnown(error.status !== 404);
      });
  }, [placed, loadApi, tellPurchase]);
  return { isKnown, orders, proof: placed };
}

/** The link in a mail names an order and the secret that opens it. It stays with the tab, so that a reload shows the same. */
function linkedOrder(device: Device): OrderProof | null {
  const [id, secret] = keptMailLink(device.tabStorage(), ["order"])?.secret.split(".") ?? [];
  return id && secret ? { id, secret } : null;
}
