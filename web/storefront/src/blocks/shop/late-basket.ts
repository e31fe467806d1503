// The basket as blocks use it. Its code comes when the page is there: nothing of a price waits for it, and a summary that shows prices
// never needs it.

import { use, useEffect, useState } from "react";
import { DeviceContext } from "../../navigation/device-context.ts";
import type { BasketItem, Choice } from "../../state/basket.ts";
import { usePageFacts } from "../page-facts.ts";
import { useOrigin } from "./use-origin.ts";

const loadBasket = () => import("../../state/basket.ts");

/** What lies in the basket, whichever page or tab put it there; nothing until that is known. */
export function useBasketItems(): readonly BasketItem[] {
  const device = use(DeviceContext);
  const { country } = usePageFacts();
  const [items, setItems] = useState<readonly BasketItem[]>([]);
  useEffect(() => {
    let stop: (() => void) | "stopped" | null = null;
    loadBasket().then(
      ({ readBasket, subscribeBasket }) => {
        const look = () => setItems(readBasket(device, country).items);
        if (stop === null) {
          stop = subscribeBasket(device, look);
          look();
        }
      },
      // Nothing is lost: the page that takes the order loads it once more.
      () => {},
    );
    return () => {
      if (typeof stop === "function") {
        stop();
      }
      stop = "stopped";
    };
  }, [device, country]);
  return items;
}

/** Puts what the visitor chose here into the basket; what was `offered` and not chosen leaves it. */
export function useChoose(): (choice: Choice, offered: readonly string[]) => Promise<void> {
  const device = use(DeviceContext);
  const origin = useOrigin();
  return (choice, offered) =>
    loadBasket().then(
      ({ choose }) => choose(device, choice, offered, origin),
      // The address of the page that takes the order names the choice too.
      () => {},
    );
}
