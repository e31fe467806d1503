// Reads the payload that the server wrote into the document.

import type { Payload } from "@trichter/shared/payload";

type Source = { document: Document; location: Pick<Location, "pathname" | "search"> };

/**
 * The not-found document is cached and so cannot know which address it answers: the sentence gets its path here, both
 * in the payload and in the document, where tests and tag configurations read it.
 */
export function readInitialPayload({ document, location }: Source): Payload {
  const element = document.getElementById("payload");
  if (!element) {
    throw new Error("The document carries no payload.");
  }
  const payload = JSON.parse(element.textContent) as Payload;
  if (payload.error?.message.includes("{path}")) {
    // As a function: a path may hold what the replacement text would take for a pattern.
    payload.error.message = payload.error.message.replace("{path}", () => location.pathname + location.search);
    element.textContent = JSON.stringify(payload);
  }
  return payload;
}
