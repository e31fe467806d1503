// The quiz: one narrow sheet in the middle, nothing beside it.

import { HeadedLayout, texts as headedTexts } from "../ui/headed-layout.tsx";
import type { LayoutProps } from "../ui/layout-props.ts";
import "./quiz.css";

export const texts = headedTexts;

export function Layout(props: LayoutProps) {
  return <HeadedLayout name="quiz" {...props} />;
}
