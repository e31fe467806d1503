// A link to a page that looks like a button. What a click does to the page itself is a real button instead.

import type { ReactNode } from "react";
import { Link } from "./link.tsx";

type ButtonLinkProps = { href: string; look: "primary" | "secondary"; children: ReactNode };

export function ButtonLink({ href, look, children }: ButtonLinkProps) {
  return (
    <Link href={href} className={`button button-${look}`}>
      {children}
    </Link>
  );
}
