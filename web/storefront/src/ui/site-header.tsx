// The header of a layout: the logo, linking home, and what the brand makes. Which layouts have one, and on what ground,
// they say themselves.

import type { Frame } from "@trichter/shared/payload";
import { useText } from "../text/use-text.ts";
import { Link } from "./link.tsx";
import "./site-header.css";

export const texts = ["logo-label", "brand-descriptor"] as const;

type SiteHeaderProps = { frame: Frame; ground: "light" | "dark" };

export function SiteHeader({ frame, ground }: SiteHeaderProps) {
  const t = useText<typeof texts>();
  return (
    <header className={`site-header on-${ground}`}>
      <div className="site-header-inner">
        <Link href={frame.homeHref} className="site-header-home">
          <img
            src={ground === "dark" ? frame.logoLightHref : frame.logoHref}
            alt={t("logo-label")}
            width={120}
            height={35}
          />
        </Link>
        <span className="site-header-descriptor">{t("brand-descriptor")}</span>
      </div>
    </header>
  );
}
