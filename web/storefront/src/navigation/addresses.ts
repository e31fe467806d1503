// Comparing addresses. Which page an address means is the server's knowledge: nothing here may parse one into a page.

type Address = Pick<URL, "pathname" | "search" | "hash">;

/** The path as the server keys it: without its one trailing slash. The root stays `/`. */
export function pagePath(address: Pick<URL, "pathname">): string {
  const { pathname } = address;
  return pathname.length > 1 && pathname.endsWith("/") ? pathname.slice(0, -1) : pathname;
}

export function isSamePage(one: Address, other: Address): boolean {
  return pagePath(one) === pagePath(other);
}

/** Whether going from one address to the other only moves within the document, as the browser itself does. */
export function isFragmentMove(from: Address, to: Address): boolean {
  return to.hash !== "" && from.pathname === to.pathname && from.search === to.search;
}
