// Where an ending leads that has a way of its own. Apart from the other ways, because only who knows the ending needs it.

import type { Way } from "@trichter/shared/quiz";

/** The next page of somebody whom the quiz brought to an ending; null where none is known. */
export function hrefAfter({ href, outcomes }: Way, ending: string | null): string {
  return outcomes.find((outcome) => outcome.ending === ending)?.href ?? href;
}
