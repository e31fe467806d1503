// The house style: the shop's own pages, wide, on cream.

import { texts as headerTexts, SiteHeader } from "../ui/site-header.tsx";
import type { LayoutProps } from "./layout-props.ts";
import "./default.css";

export const texts = headerTexts;

export function Layout({ frame, children }: LayoutProps) {
  return (
    <div className="layout layout-default">
      <SiteHeader frame={frame} />
      <main id="content" className="layout-main" tabIndex={-1}>
        {children}
      </main>
    </div>
  );
}
