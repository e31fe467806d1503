// A link to a page of the shop. It is an ordinary anchor without JavaScript; in the browser it also keeps the
// current query and is prefetched. Clicks are taken over elsewhere, by one listener for the whole document.

import { type MouseEvent, type ReactNode, useCallback } from "react";
import { useNavigation, useQuery } from "../navigation/navigation-context.ts";
import { withQuery } from "./with-query.ts";

type LinkProps = {
  href: string;
  /** Instead of the current one. */
  query?: string;
  children: ReactNode;
  className?: string | undefined;
  hrefLang?: string;
  opensNewTab?: boolean;
  isCurrent?: boolean;
  isBusy?: boolean;
  onClick?: (event: MouseEvent<HTMLAnchorElement>) => void;
};

export function Link({
  href,
  query,
  children,
  className,
  hrefLang,
  opensNewTab = false,
  isCurrent = false,
  isBusy = false,
  onClick,
}: LinkProps) {
  const navigation = useNavigation();
  const current = useQuery();
  const watch = useCallback(
    (link: HTMLAnchorElement | null) => (link ? navigation.watchLink(link) : undefined),
    [navigation],
  );

  return (
    <a
      ref={watch}
      href={withQuery(href, query ?? current)}
      className={className}
      hrefLang={hrefLang}
      target={opensNewTab ? "_blank" : undefined}
      rel={opensNewTab ? "noopener" : undefined}
      aria-current={isCurrent ? "true" : undefined}
      aria-busy={isBusy || undefined}
      onClick={onClick}
    >
      {children}
    </a>
  );
}
