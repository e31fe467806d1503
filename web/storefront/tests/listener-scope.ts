// Takes away, after each test, the listeners that the code under test put on document and window for good. An app
// never has to; tests that start several in one document do.

import { afterEach, beforeEach, vi } from "vitest";

export function scopeListeners(...targets: EventTarget[]): void {
  let scope = new AbortController();

  beforeEach(() => {
    scope = new AbortController();
    for (const target of targets) {
      const listen = target.addEventListener.bind(target);
      vi.spyOn(target, "addEventListener").mockImplementation((type, listener, options) =>
        listen(type, listener, { ...(typeof options === "object" ? options : {}), signal: scope.signal }),
      );
    }
  });

  afterEach(() => scope.abort());
}
