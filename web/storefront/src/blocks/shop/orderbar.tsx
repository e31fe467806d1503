// The order-now button at the lower edge of a phone, under the product's name. It names no price: what the law wants beside
// one has no room here. It steps aside while the products themselves or the head's own button are in view.

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
  const isAside = useIsInView("#products, .hero .order-now");
  return (
    <div className="orderbar on-light" data-aside={isAside ? "" : undefined}>
      <strong className="orderbar-name">{documentText(name)}</strong>
      <OrderLink order={order} />
    </div>
  );
}

/** Whether one of the elements can be seen. True until the browser has looked, so that nothing shows for a blink. */
function useIsInView(selector: string): boolean {
  const [isInView, setIsInView] = useState(true);
  useEffect(() => {
    const elements = document.querySelectorAll(selector);
    const seen = new Set<Element>();
    const observer = new IntersectionObserver((entries) => {
      for (const { target, isIntersecting } of entries) {
        if (isIntersecting) {
          seen.add(target);
        } else {
          seen.delete(target);
        }
      }
      setIsInView(seen.size > 0);
    });
    for (const element of elements) {
      observer.observe(element);
    }
    if (elements.length === 0) {
      setIsInView(false);
    }
    return () => observer.disconnect();
  }, [selector]);
  return isInView;
}
