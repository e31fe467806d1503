// The page alone: no header, for a page that is shown inside another step.

import type { LayoutProps } from "../ui/layout-props.ts";
import "./none.css";

export const texts = [] as const;

export function Layout({ children }: LayoutProps) {
  return (
    <div className="layout layout-none">
      <main id="content" className="layout-main" tabIndex={-1}>
        {children}
      </main>
    </div>
  );
}
