// The skeleton of every layout with a header: logo above, page below. What sets a layout apart stands in its styles.

import type { LayoutName } from "@trichter/shared/payload";
import type { LayoutProps } from "./layout-props.ts";
import { texts as headerTexts, SiteHeader } from "./site-header.tsx";

export const texts = headerTexts;

type HeadedLayoutProps = LayoutProps & { name: LayoutName; headerGround?: "light" | "dark" };

export function HeadedLayout({ name, headerGround = "light", frame, children }: HeadedLayoutProps) {
  return (
    <div className={`layout layout-${name}`}>
      <SiteHeader frame={frame} ground={headerGround} />
      <main id="content" className="layout-main" tabIndex={-1}>
        {children}
      </main>
    </div>
  );
}
