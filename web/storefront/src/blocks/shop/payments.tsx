// The ways to pay in this country; what delivery costs and how long it takes, unless nothing here is delivered.

import type { BlockOf } from "@trichter/shared/payload";
import { useText } from "../../text/use-text.ts";
import { Icon } from "../../ui/icon.tsx";
import { texts as markTexts, PaymentMarks } from "../../ui/payment-marks.tsx";
import { SectionLink } from "../../ui/section-link.tsx";
import { usePageFacts } from "../page-facts.ts";
import "./payments.css";

const ownTexts = ["payments-delivery", "payments-details"] as const;

export const texts = [ownTexts, markTexts] as const;

export function Block({ marks }: BlockOf<"payments">) {
  const t = useText<typeof ownTexts>();
  const { delivery, products } = usePageFacts();
  const isSent = products.length === 0 || products.some(({ supplement }) => supplement !== null);
  return (
    <div className="payments">
      <PaymentMarks marks={marks} />
      {isSent && (
        <p className="payments-delivery">
          <Icon name="truck" size="large" />
          <span>
            {t("payments-delivery", delivery)}{" "}
            <SectionLink section="delivery" className="link">
              {t("payments-details")}
            </SectionLink>
          </span>
        </p>
      )}
    </div>
  );
}
