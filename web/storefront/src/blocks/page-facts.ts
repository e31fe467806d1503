// What blocks may know of the page around them: which it is, its products, the cost of delivery and the operator.

import type { Country, Frame, PageProps, Product } from "@trichter/shared/payload";
import { createContext, use } from "react";

export type PageFacts = Pick<PageProps, "kind" | "blocks" | "products" | "delivery" | "funnel"> & {
  frame: Frame;
  /** The page's name. */
  page: string;
  country: Country;
};

export const PageFactsContext = createContext<PageFacts | null>(null);

export function usePageFacts(): PageFacts {
  const facts = use(PageFactsContext);
  if (!facts) {
    throw new Error("A block was rendered outside of a page.");
  }
  return facts;
}

/** A product that a block of this page names. */
export function useProduct(id: string): Product {
  const product = usePageFacts().products.find((candidate) => candidate.id === id);
  if (!product) {
    throw new Error(`The payload lacks the product "${id}".`);
  }
  return product;
}
