// The screen of a page that the address names.

import { useState } from "react";
import { useFragment } from "./navigation-context.ts";
import { screenOf } from "./screens.ts";

/** Counted from one. What lies over the page for a while leaves it where it was. */
export function useAskedScreen(): number {
  const asked = screenOf(useFragment());
  const [last, setLast] = useState(asked ?? 1);
  if (asked !== null && asked !== last) {
    setLast(asked);
  }
  return asked ?? last;
}
