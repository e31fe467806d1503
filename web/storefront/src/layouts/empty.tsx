// Service and legal pages: a slim line with the logo, then only the page.

import { texts as headerTexts, SiteHeader } from "../ui/site-header.tsx";
import type { LayoutProps } from "./layout-props.ts";
import "./empty.css";

export const texts = headerTexts;

export function Layout({ frame, children }: LayoutProps) {
  return (
    <div className="layout layout-empty">
      <SiteHeader frame={frame} />
      <main id="content" className="layout-main" tabIndex={-1}>
        {children}
      </main>
    </div>
  );
}
