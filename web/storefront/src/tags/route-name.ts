// The name of the route in an address as tag managers know it: `take` is /take, `take-2` is /take/de.

import type { Payload } from "@trichter/shared/payload";
import { pagePath } from "../navigation/addresses.ts";

/** The two home pages have one name, whether their address names a country or not. */
const withoutVariants = ["index", "index-home"];

/** The name for a page at the address under which it is shown. A screen stands for any address and has one name. */
export function routeNameAt(
  { props, error }: Pick<Payload, "props" | "error">,
  address: Pick<URL, "pathname">,
): string {
  const { routeName } = props.frame;
  const isBare = pagePath(address).toLowerCase() === `/${routeName.toLowerCase()}`;
  return isBare || error || withoutVariants.includes(routeName) ? routeName : `${routeName}-2`;
}
