// The e-mail step of the short quiz: a small sheet over a dark band.

import { HeadedLayout, texts as headedTexts } from "../ui/headed-layout.tsx";
import type { LayoutProps } from "../ui/layout-props.ts";
import "./quiz-email.css";

export const texts = headedTexts;

export function Layout(props: LayoutProps) {
  return <HeadedLayout name="quiz-email" headerGround="dark" {...props} />;
}
