// The order-now button as page documents name it: with a label from the document or the usual one.

import type { Order } from "@trichter/shared/payload";
import { useDocumentText, useText } from "../text/use-text.ts";
import { OrderNowButton } from "./order-now-button.tsx";

export const texts = ["order-now"] as const;

export function OrderLink({ order: { label, offer } }: { order: Order }) {
  const t = useText<typeof texts>();
  const documentText = useDocumentText();
  return <OrderNowButton offer={offer}>{label === null ? t("order-now") : documentText(label)}</OrderNowButton>;
}
