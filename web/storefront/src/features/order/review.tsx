// The last look, in the order that the law wants: what it is, what a kilogram costs, delivery, total, terms. The button follows
// at once; a price that changed is said before the sums.

import type { Quote, QuotedLine } from "@trichter/shared/order";
import type { Frame } from "@trichter/shared/payload";
import { useEffect, useRef } from "react";
import { useText } from "../../text/use-text.ts";
import { GuaranteeNotice, texts as guaranteeTexts } from "../../ui/guarantee-notice.tsx";
import { Icon } from "../../ui/icon.tsx";
import { SectionLink } from "../../ui/section-link.tsx";
import { LinePicture } from "./line-picture.tsx";
import { Totals, texts as totalsTexts } from "./totals.tsx";

const ownTexts = [
  "order-each",
  "order-net-quantity",
  "order-dose",
  "order-price-changed",
  "order-terms",
  "order-link-terms",
  "order-link-withdrawal",
  "order-link-privacy",
] as const;

export const texts = [ownTexts, guaranteeTexts, totalsTexts] as const;

type ReviewProps = { quote: Quote; formerTotal: string | null; frame: Frame };

export function Review({ quote, formerTotal, frame }: ReviewProps) {
  const t = useText<typeof ownTexts>();
  return (
    <div data-legal="order-summary" className="order-review">
      {/* It is about goods: who buys only files gets no word of them. */}
      {quote.lines.some(({ is_sent }) => is_sent) && <GuaranteeNotice notice={frame.guarantee} />}
      <ul className="order-lines">
        {quote.lines.map((line) => (
          <ReviewLine key={line.sku} line={line} />
        ))}
      </ul>
      {formerTotal !== null && <PriceNews before={formerTotal} now={quote.total} />}
      <Totals
        goods={quote.goods}
        discount={quote.discount}
        delivery={quote.delivery}
        days={quote.delivery_days}
        total={quote.total}
        vat={quote.vat}
      />
      <p className="order-terms fine-print">
        {t("order-terms")}{" "}
        <SectionLink section="termsOfService" className="link">
          {t("order-link-terms")}
        </SectionLink>
        {"\u00a0· "}
        <SectionLink section="refund" className="link">
          {t("order-link-withdrawal")}
        </SectionLink>
        {"\u00a0· "}
        <SectionLink section="privacy" className="link">
          {t("order-link-privacy")}
        </SectionLink>
      </p>
    </div>
  );
}

function ReviewLine({ line }: { line: QuotedLine }) {
  const t = useText<typeof ownTexts>();
  const { name, note, picture, quantity, price, total, unit_price, net_quantity, dose } = line;
  return (
    <li className="order-line">
      <LinePicture picture={picture} />
      <div className="order-line-words">
        <strong>{name}</strong>
        <span className="order-line-note">{note}</span>
      </div>
      <p className="order-line-price">
        <span className="price">{total}</span>
      </p>
      <div className="order-line-words order-line-more">
        {net_quantity !== null && (
          <span className="order-line-note">{t("order-net-quantity", { quantity: net_quantity })}</span>
        )}
        {dose !== null && <span className="order-line-note">{t("order-dose", { dose })}</span>}
        <span className="order-line-note">
          {t("order-each", { count: String(quantity), price })}
          {unit_price !== null && ` (${unit_price})`}
        </span>
      </div>
    </li>
  );
}

/** Has the focus when it comes, so that nobody presses the button again without having met it. */
function PriceNews({ before, now }: { before: string; now: string }) {
  const t = useText<typeof ownTexts>();
  const note = useRef<HTMLDivElement>(null);
  useEffect(() => note.current?.focus(), []);
  return (
    <div ref={note} className="note note-warning" role="alert" tabIndex={-1} data-note="price-changed">
      <Icon name="info" />
      <p>{t("order-price-changed", { before, now })}</p>
    </div>
  );
}
