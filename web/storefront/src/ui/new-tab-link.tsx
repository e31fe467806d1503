// A link out of the shop, or to one of its pages beside the current one. Who cannot see the new tab is told of it.

import type { ReactNode } from "react";
import { useText } from "../text/use-text.ts";
import { Link } from "./link.tsx";

export const texts = ["link-new-tab"] as const;

type NewTabLinkProps = { href: string; className?: string; children: ReactNode };

/** To a page of the shop, with the current query. */
export function NewTabLink({ href, className, children }: NewTabLinkProps) {
  return (
    <Link href={href} className={className} opensNewTab>
      {children}
      <NewTabNote />
    </Link>
  );
}

/** To another site: it gets neither our query nor a hold on our window. */
export function OutsideLink({ href, className, children }: NewTabLinkProps) {
  return (
    <a href={href} className={className} target="_blank" rel="noopener noreferrer">
      {children}
      <NewTabNote />
    </a>
  );
}

function NewTabNote() {
  const t = useText<typeof texts>();
  return <span className="visually-hidden"> {t("link-new-tab")}</span>;
}
