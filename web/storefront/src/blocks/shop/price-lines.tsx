// A price with all that the law wants beside it: the price of a kilogram, tax, delivery, and if it was lowered, the lowest one of
// the 30 days before, from which the percentage is. Nothing shows a price without this.

import type { Package } from "@trichter/shared/payload";
import { useText } from "../../text/use-text.ts";
import { SectionLink } from "../../ui/section-link.tsx";
import { usePageFacts } from "../page-facts.ts";
import "./price-lines.css";

export const texts = [
  "price-vat",
  "price-delivery",
  "price-no-delivery",
  "price-of-unit",
  "price-saving",
  "price-prior",
  "price-reduction",
] as const;

type PriceLinesProps = {
  offered: Package;
  /** What is downloaded needs no parcel. */
  isSent: boolean;
};

export function PriceLines({ offered, isSent }: PriceLinesProps) {
  const t = useText<typeof texts>();
  const { delivery } = usePageFacts();
  const { price, priceOfUnit, unitPrice, saving, prior } = offered;
  return (
    <div className="price-lines">
      <p className="price-figure">
        <span className="price">{price}</span>
        {saving !== null && <span className="chip chip-lemon">{t("price-saving", saving)}</span>}
      </p>
      {prior !== null && (
        <p className="price-prior">
          {t("price-prior")} <s>{prior.price}</s> <span className="chip chip-lemon">{t("price-reduction", prior)}</span>
        </p>
      )}
      {priceOfUnit !== null && <p className="price-of-unit">{t("price-of-unit", { price: priceOfUnit })}</p>}
      <p className="fine-print">
        {unitPrice !== null && <span className="price-unit">{unitPrice}</span>}
        {t("price-vat")}{" "}
        {isSent ? (
          <SectionLink section="delivery" className="link">
            {t("price-delivery", { cost: delivery.cost })}
          </SectionLink>
        ) : (
          t("price-no-delivery")
        )}
      </p>
    </div>
  );
}
