// Shows the cookie question while it is open. The question itself is loaded only then, with what an answer sets in motion.

import { use, useEffect, useState } from "react";
import { ConsentContext, useConsentState } from "../../state/consent.ts";

/** On every page, because the first one a visitor sees may be any. */
export const texts = [
  "consent-heading",
  "consent-text",
  "consent-accept",
  "consent-reject",
  "consent-details",
  "consent-save",
  "consent-necessary",
  "consent-necessary-text",
  "consent-analytics",
  "consent-analytics-text",
  "consent-marketing",
  "consent-marketing-text",
  "consent-privacy",
] as const;

type QuestionModule = typeof import("./consent-question.tsx");

export function ConsentHost() {
  const consent = use(ConsentContext);
  const { question } = useConsentState();
  const [loaded, setLoaded] = useState<QuestionModule | null>(null);
  const isOpen = question !== "closed";

  useEffect(() => {
    if (isOpen && !loaded) {
      // Without the question nothing is granted: a failure costs the shop statistics, and the visitor nothing.
      Promise.all([import("./consent-question.tsx"), consent?.prepare()]).then(
        ([question]) => setLoaded(question),
        () => {},
      );
    }
  }, [consent, isOpen, loaded]);

  return isOpen && loaded ? <loaded.ConsentQuestion key={question} /> : null;
}
