// Where a choice is made: the page, its country, and the funnel that its address names; without a name it is the main one, on
// pages that the main one leads over.

import { useQuery } from "../../navigation/navigation-context.ts";
import type { Origin } from "../../state/basket.ts";
import { usePageFacts } from "../page-facts.ts";

export function useOrigin(): Origin {
  const { page, country, funnel } = usePageFacts();
  const [, named] = /[?&]src=([a-z0-9-]{1,64})(?:&|$)/.exec(useQuery()) ?? [];
  return { country, from: page, funnel: named ?? funnel };
}
