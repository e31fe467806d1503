// The name of the route in an address as tag managers know it: `take` is /take, `take-2` is /take/de.

import { pagePath } from "../navigation/addresses.ts";

/** The two home pages have one name, whether their address names a country or not. */
const withoutVariants = ["index", "index-home"];

/** `routeName` is the page's, `address` the one that is shown. */
export function routeNameAt(routeName: string, address: Pick<URL, "pathname">): string {
  const isBare = pagePath(address).toLowerCase() === `/${routeName.toLowerCase()}`;
  return isBare || withoutVariants.includes(routeName) ? routeName : `${routeName}-2`;
}
