// The end of an order: thanks as a panel, marked with a tick, the order as it is in the books, then what happens next.

import type { PageProps } from "@trichter/shared/payload";
import { type ComponentType, useEffect, useState } from "react";
import { Blocks } from "../blocks/blocks.tsx";
import { Hero, texts as heroTexts } from "../blocks/hero.tsx";
import { Icon } from "../ui/icon.tsx";
import "./thankyou.css";

export const texts = heroTexts;

export function Page({ heading, lead, hero, blocks }: PageProps) {
  const PlacedOrder = usePlacedOrder();
  return (
    <div className="page page-thankyou">
      <div className="thankyou-panel">
        <span className="thankyou-mark">
          <Icon name="check" size="large" />
        </span>
        <Hero heading={heading} lead={lead} hero={hero} />
      </div>
      {PlacedOrder && <PlacedOrder />}
      <Blocks blocks={blocks} />
    </div>
  );
}

/** What a device has ordered, only the browser knows: it comes behind the page. */
function usePlacedOrder(): ComponentType | null {
  const [PlacedOrder, setPlacedOrder] = useState<ComponentType | null>(null);
  useEffect(() => {
    import("../features/order/placed-order.tsx").then(
      (module) => setPlacedOrder(() => module.PlacedOrder),
      // The page says what happens next without it, and a mail has the rest.
      () => {},
    );
  }, []);
  return PlacedOrder;
}
