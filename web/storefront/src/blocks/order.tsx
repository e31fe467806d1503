// The order-now button as a block, with a label from the document or the usual one.

import type { OrderBlock } from "@trichter/shared/payload";
import { useDocumentText, useText } from "../text/use-text.ts";
import { OrderNowButton } from "../ui/order-now-button.tsx";

export const texts = ["order-now"] as const;

export function Order({ label, offer }: OrderBlock) {
  const t = useText(texts);
  const documentText = useDocumentText();
  return (
    <p className="order-block">
      <OrderNowButton offer={offer}>{label === null ? t("order-now") : documentText(label)}</OrderNowButton>
    </p>
  );
}
