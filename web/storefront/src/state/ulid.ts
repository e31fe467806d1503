// Ids as the server knows them: a ULID sorts by time and is unique without asking anybody.

/** Crockford's alphabet: no I, L, O, U. */
const alphabet = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";
const timeLength = 10;
const randomLength = 16;

export function createUlid(nowMs: number, fillRandom: (bytes: Uint8Array<ArrayBuffer>) => void): string {
  let time = "";
  for (let rest = nowMs; time.length < timeLength; rest = Math.floor(rest / alphabet.length)) {
    time = alphabet.charAt(rest % alphabet.length) + time;
  }
  const bytes = new Uint8Array(randomLength);
  fillRandom(bytes);
  // A byte holds the alphabet eight times over, so every sign is equally likely.
  return time + Array.from(bytes, (byte) => alphabet.charAt(byte % alphabet.length)).join("");
}
