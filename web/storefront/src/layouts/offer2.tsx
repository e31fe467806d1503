// The story-first offer: a dark header over a calm sage ground.

import { HeadedLayout, texts as headedTexts } from "../ui/headed-layout.tsx";
import type { LayoutProps } from "../ui/layout-props.ts";
import "./offer2.css";

export const texts = headedTexts;

export function Layout(props: LayoutProps) {
  return <HeadedLayout name="offer2" headerGround="dark" {...props} />;
}
