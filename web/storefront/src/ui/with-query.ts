// Carries the current query over to another page of the shop, so that campaign and funnel marks survive a click.
// Pure text work: it renders on the server too.

/** `query` comes with its question mark or empty; an address that has its own query keeps it. */
export function withQuery(href: string, query: string): string {
  if (query.length <= 1 || href.includes("?")) {
    return href;
  }
  const hashAt = href.indexOf("#");
  return hashAt < 0 ? href + query : href.slice(0, hashAt) + query + href.slice(hashAt);
}
