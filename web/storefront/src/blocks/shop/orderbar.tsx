// The order-now button at the lower edge of a phone, under the product's name. It names no price: what the law wants beside
// one has no room here. It steps aside while the products themselves are in view.

import type { BlockOf } from "@trichter/shared/payload";
import { useEffect, useState } from "react";
import { useDocumentText } from "../../text/use-text.ts";
import { OrderLink, texts as orderTexts } from "../../ui/order-link.tsx";
import { useProduct } from "../page-facts.ts";
import "./orderbar.css";

export const texts = orderTexts;

export function Block({ product: id, order }: BlockOf<"orderbar">) {
  const documentText = useDocumentText();
  const { name } = useProduct(id);
  const isAside = useIsInView("products");
  return (
    <div className="orderbar on-light" data-aside={isAside ? "" : undefined}>
      <strong className="orderbar-name">{documentText(name)}</strong>
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
