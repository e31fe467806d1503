// The order-now button at the lower edge of a phone, with what the product costs at least. It steps aside while the
// products themselves are in view.

import type { BlockOf } from "@trichter/shared/payload";
import { useEffect, useState } from "react";
import { useDocumentText, useText } from "../../text/use-text.ts";
import { OrderLink, texts as orderTexts } from "../../ui/order-link.tsx";
import { useProduct } from "../page-facts.ts";
import "./orderbar.css";

const ownTexts = ["orderbar-from"] as const;

export const texts = [...ownTexts, ...orderTexts] as const;

export function Block({ product: id, order }: BlockOf<"orderbar">) {
  const t = useText(ownTexts);
  const documentText = useDocumentText();
  const { name, packages } = useProduct(id);
  const isAside = useIsInView("products");
  const single = packages.find(({ units }) => units === 1) ?? packages[0];
  return (
    <div className="orderbar on-light" data-aside={isAside ? "" : undefined}>
      <p className="orderbar-words">
        <strong>{documentText(name)}</strong>
        {single && <span>{t("orderbar-from", { price: single.price })}</span>}
      </p>
      <OrderLink order={order} />
    </div>
  );
}

function useIsInView(elementId: string): boolean {
  const [isInView, setIsInView] = useState(false);
  useEffect(() => {
    const element = document.getElementById(elementId);
    if (!element) {
      return;
    }
    const observer = new IntersectionObserver(([entry]) => setIsInView(entry?.isIntersecting ?? false));
    observer.observe(element);
    return () => observer.disconnect();
  }, [elementId]);
  return isInView;
}
