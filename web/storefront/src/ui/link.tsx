// A link to a page of the shop. It is an ordinary anchor without JavaScript; in the browser it also keeps the
// current query and is prefetched. Clicks are taken over elsewhere, by one listener for the whole document.

import { type ReactNode, useCallback, useSyncExternalStore } from "react";
import { useNavigation } from "../navigation/navigation-context.ts";
import { withQuery } from "./with-query.ts";

type LinkProps = {
  href: string;
  children: ReactNode;
  className?: string;
  hrefLang?: string;
  opensNewTab?: boolean;
  isCurrent?: boolean;
};

export function Link({ href, children, className, hrefLang, opensNewTab = false, isCurrent = false }: LinkProps) {
  const navigation = useNavigation();
  const query = useSyncExternalStore(navigation.subscribeToQuery, navigation.currentQuery, noQuery);
  const watch = useCallback(
    (link: HTMLAnchorElement | null) => (link ? navigation.watchLink(link) : undefined),
    [navigation],
  );

  return (
    <a
      ref={watch}
      href={withQuery(href, query)}
      className={className}
      hrefLang={hrefLang}
      target={opensNewTab ? "_blank" : undefined}
      rel={opensNewTab ? "noopener" : undefined}
      aria-current={isCurrent ? "true" : undefined}
    >
      {children}
    </a>
  );
}

// Cached HTML carries no query, and hydration must find the same.
function noQuery(): string {
  return "";
}
