// What the browser tells about the visitor's connection. Browsers that tell nothing count as fast.

export type Connection = { saveData?: boolean; effectiveType?: string };

export function connectionOf(navigator: object): Connection {
  const connection = "connection" in navigator ? navigator.connection : null;
  return typeof connection === "object" && connection !== null ? connection : {};
}

/** Too slow, or too dear, to load what nobody has asked for yet. */
export function isUnfitForPrefetch({ saveData, effectiveType }: Connection): boolean {
  return saveData === true || (effectiveType ?? "").includes("2g");
}

/** So slow that even the small build manifest waits until it is needed. */
export function isVerySlow({ effectiveType }: Connection): boolean {
  return effectiveType === "slow-2g";
}
