// A campaign: an apricot band under a light header. The logo itself never stands on apricot.

import { texts as headerTexts, SiteHeader } from "../ui/site-header.tsx";
import type { LayoutProps } from "./layout-props.ts";
import "./sale.css";

export const texts = headerTexts;

export function Layout({ frame, children }: LayoutProps) {
  return (
    <div className="layout layout-sale">
      <SiteHeader frame={frame} />
      <main id="content" className="layout-main" tabIndex={-1}>
        {children}
      </main>
    </div>
  );
}
