// The fibre product's own quiz, in the sage and fern of its jar.

import { HeadedLayout, texts as headedTexts } from "../ui/headed-layout.tsx";
import type { LayoutProps } from "../ui/layout-props.ts";
import "./quiz-dietoxil.css";

export const texts = headedTexts;

export function Layout(props: LayoutProps) {
  return <HeadedLayout name="quiz-dietoxil" {...props} />;
}
