// Service and legal pages: a slim line with the logo, then only the page.

import { HeadedLayout, texts as headedTexts } from "../ui/headed-layout.tsx";
import type { LayoutProps } from "../ui/layout-props.ts";
import "./empty.css";

export const texts = headedTexts;

export function Layout(props: LayoutProps) {
  return <HeadedLayout name="empty" {...props} />;
}
