// The link to the next page of the visitor's funnel.

import type { Way } from "@trichter/shared/quiz";
import type { ReactNode } from "react";
import { useQuery } from "../../navigation/navigation-context.ts";
import { Link } from "../../ui/link.tsx";
import { queryOf } from "./way.ts";

type WayOnProps = { way: Way; className?: string; children: ReactNode };

export function WayOn({ way, className = "", children }: WayOnProps) {
  const query = useQuery();
  return (
    <Link href={way.href} query={queryOf(way, query)} className={`button button-primary ${className}`}>
      {children}
    </Link>
  );
}
