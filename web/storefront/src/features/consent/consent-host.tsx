// Shows the cookie question while it is open. The question itself is loaded only then.

import { useEffect, useState } from "react";
import { useConsentState } from "../../state/consent.ts";

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
  const { question } = useConsentState();
  const [loaded, setLoaded] = useState<QuestionModule | null>(null);
  const isOpen = question !== "closed";

  useEffect(() => {
    if (isOpen && !loaded) {
      // Without the question nothing is granted: a failure costs the shop statistics, and the visitor nothing.
      import("./consent-question.tsx").then(setLoaded, () => {});
    }
  }, [isOpen, loaded]);

  return isOpen && loaded ? <loaded.ConsentQuestion key={question} /> : null;
}
