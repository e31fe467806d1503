// The order-now button as a block.

import type { BlockOf } from "@trichter/shared/payload";
import { OrderLink, texts as orderTexts } from "../ui/order-link.tsx";

export const texts = orderTexts;

export function Block({ order }: BlockOf<"order">) {
  return (
    <p className="order-block">
      <OrderLink order={order} />
    </p>
  );
}
