// Remembers whether a payment is under way, so that the app does not reload under it. What a payment is, the feature
// that takes it knows; several may hold at once.

let holds = 0;

/** Forbids reloads until the returned function is called. Calling that more than once does no harm. */
export function holdReloads(): () => void {
  let isHolding = true;
  holds += 1;
  return () => {
    holds -= isHolding ? 1 : 0;
    isHolding = false;
  };
}

export function areReloadsHeld(): boolean {
  return holds > 0;
}
