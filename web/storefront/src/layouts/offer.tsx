// Offers: a plain white header and a white ground, so that nothing competes with the product.

import { HeadedLayout, texts as headedTexts } from "../ui/headed-layout.tsx";
import type { LayoutProps } from "../ui/layout-props.ts";
import "./offer.css";

export const texts = headedTexts;

export function Layout(props: LayoutProps) {
  return <HeadedLayout name="offer" {...props} />;
}
