// The second quiz style: an open column on sky, without a sheet.

import { texts as headerTexts, SiteHeader } from "../ui/site-header.tsx";
import type { LayoutProps } from "./layout-props.ts";
import "./quiz2.css";

export const texts = headerTexts;

export function Layout({ frame, children }: LayoutProps) {
  return (
    <div className="layout layout-quiz2">
      <SiteHeader frame={frame} />
      <main id="content" className="layout-main" tabIndex={-1}>
        {children}
      </main>
    </div>
  );
}
