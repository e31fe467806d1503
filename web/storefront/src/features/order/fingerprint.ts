// A short name for a content, to see whether it is still the same. It tells nothing about what it is the name of.

/** Two sums of 32 bits with different multipliers (FNV-1a, and one by Knuth): equal by accident once in 10^19. */
export function fingerprint(content: unknown): string {
  let one = 0x811c9dc5;
  let other = 0x9e3779b9;
  for (const character of JSON.stringify(content)) {
    const code = character.codePointAt(0) ?? 0;
    one = Math.imul(one ^ code, 0x01000193);
    other = Math.imul(other ^ code, 0x85ebca6b) + one;
  }
  return [one, other].map((sum) => (sum >>> 0).toString(16).padStart(8, "0")).join("");
}
