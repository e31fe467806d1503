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
  const StaleDownload = useStaleDownload();
  return (
    <div className="page page-thankyou">
      <div className="thankyou-panel">
        <span className="thankyou-mark">
          <Icon name="check" size="large" />
        </span>
        <Hero heading={heading} lead={lead} hero={hero} />
      </div>
      {StaleDownload && <StaleDownload />}
      {PlacedOrder && <PlacedOrder />}
      <Blocks blocks={blocks} />
    </div>
  );
}

/** Where a link to a file leads that no longer holds. */
const staleDownload = "#download=stale";

/** Whoever comes by such a link is told how to get a new one. */
function useStaleDownload(): ComponentType | null {
  const [StaleDownload, setStaleDownload] = useState<ComponentType | null>(null);
  useEffect(() => {
    if (window.location.hash === staleDownload) {
      import("../features/order/stale-download.tsx").then(
        (module) => setStaleDownload(() => module.StaleDownload),
        () => {},
      );
    }
  }, []);
  return StaleDownload;
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
