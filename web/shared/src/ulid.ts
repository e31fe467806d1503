// Ids that a browser makes itself: ULIDs, as the server reads them. The time and the randomness are arguments.

const alphabet = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";

/** 48 bits of milliseconds in groups of 5. */
const timeDigits = 10;

/** 80 random bits in groups of 5. */
const randomDigits = 16;

export type UlidParts = {
  nowMs: number;
  /** Fills an array, as `crypto.getRandomValues` does. */
  fillRandom(bytes: Uint8Array<ArrayBuffer>): Uint8Array;
};

export function createUlid({ nowMs, fillRandom }: UlidParts): string {
  let time = "";
  for (let rest = Math.trunc(nowMs); time.length < timeDigits; rest = Math.floor(rest / 32)) {
    time = alphabet.charAt(rest % 32) + time;
  }
  const random = fillRandom(new Uint8Array(randomDigits));
  return time + Array.from(random, (byte) => alphabet.charAt(byte % 32)).join("");
}
