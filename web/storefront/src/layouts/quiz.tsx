// The quiz: one narrow sheet in the middle, nothing beside it.

import { texts as headerTexts, SiteHeader } from "../ui/site-header.tsx";
import type { LayoutProps } from "./layout-props.ts";
import "./quiz.css";

export const texts = headerTexts;

export function Layout({ frame, children }: LayoutProps) {
  return (
    <div className="layout layout-quiz">
      <SiteHeader frame={frame} />
      <main id="content" className="layout-main" tabIndex={-1}>
        {children}
      </main>
    </div>
  );
}
