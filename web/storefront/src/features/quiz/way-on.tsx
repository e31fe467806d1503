// The link to the next page of the visitor's funnel.

import type { Way } from "@trichter/shared/quiz";
import type { ReactNode } from "react";
import { useQuery } from "../../navigation/navigation-context.ts";
import { Link } from "../../ui/link.tsx";
import { queryOf } from "./way.ts";

type WayOnProps = {
  way: Way;
  /** Where the ending leads, if it is known. */
  href?: string;
  className?: string;
  children: ReactNode;
};

export function WayOn({ way, href = way.href, className = "", children }: WayOnProps) {
  const query = useQuery();
  return (
    <Link href={href} query={queryOf(way, query)} className={`button button-primary ${className}`}>
      {children}
    </Link>
  );
}
