// Whether the page that is shown stands in the buyer's chain of offers, and the part that then takes the place of its price. The
// server knows no buyer: it renders the page as it is for everybody.

import type { Frame } from "@trichter/shared/payload";
import { type ComponentType, type ReactNode, use, useEffect, useState } from "react";
import { DeviceContext } from "../../navigation/device-context.ts";
import type { ChainOfferProps } from "./chain-offer.tsx";

export function useChainOffer(frame: Frame): ReactNode {
  const device = use(DeviceContext);
  const [ChainOffer, setChainOffer] = useState<ComponentType<ChainOfferProps> | null>(null);
  const page = frame.routeName;
  useEffect(() => {
    let isCurrent = true;
    setChainOffer(null);
    if (device.storage().get("trichter:chain")?.includes(`"page":"${page}"`)) {
      import("./chain-offer.tsx").then(
        (part) => isCurrent && setChainOffer(() => part.ChainOffer),
        // The page still sells, as it does to everybody.
        () => {},
      );
    }
    return () => {
      isCurrent = false;
    };
  }, [device, page]);
  return ChainOffer && <ChainOffer key={page} frame={frame} />;
}
