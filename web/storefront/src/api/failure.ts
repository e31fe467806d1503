// What a failed request says about trying again. The API's client may not be loaded yet, and with it the class of its errors,
// so what counts is what they say.

/** Longer nobody waits, whatever the server asks for. */
export const maxPauseMs = 60_000;

type Told = { isTemporary?: boolean; retryAfterSeconds?: number | undefined };

/** A client that could not be loaded says nothing: the connection is gone, for now. */
export function isTemporary(error: unknown): boolean {
  return (error as Told).isTemporary ?? true;
}

/** How long to wait before the next attempt: as the server asks, or as usual. */
export function pauseAfter(error: unknown, usualMs: number): number {
  const { retryAfterSeconds } = error as Told;
  return Math.min(retryAfterSeconds === undefined ? usualMs : retryAfterSeconds * 1000, maxPauseMs);
}
