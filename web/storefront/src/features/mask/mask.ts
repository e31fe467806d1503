// Input masks: `##/##` makes `12/3` of `123`. Text in, text out; what an edit does to a masked text is in edit.ts, the
// field itself in masked-input.tsx.

/** One mask or several; of several the shortest that holds the value is used. */
export type Mask = string | readonly string[];

/** What a mask makes of a value: the text to show, and what stands at its tokens alone. */
export type Masked = { masked: string; raw: string };

/** Why a mask cannot be used: it ends with an `!` that has nothing to escape. */
export type MaskFault = "dangling-escape";

type Token = { fits: RegExp; transform?: (character: string) => string };

/** One place of a mask, and so of every text that follows it. */
type Slot = { kind: "token"; token: Token } | { kind: "literal"; character: string };

/** A character of a value. One that is known to come from a token or a literal goes to no place of the other kind. */
export type Sign = { character: string; kind: Slot["kind"] | "any" };

/** A mask applied: `reached[i]` is how long the text was when the value's character `i` was done with. */
export type Walk = Masked & { slots: readonly Slot[]; reached: readonly number[] };

const escapeCharacter = "!";

const tokens = new Map<string, Token>([
  ["#", { fits: /[0-9]/ }],
  ["X", { fits: /[0-9A-Za-z]/ }],
  ["S", { fits: /[A-Za-z]/ }],
  ["A", { fits: /[A-Za-z]/, transform: (letter) => letter.toUpperCase() }],
  ["a", { fits: /[A-Za-z]/, transform: (letter) => letter.toLowerCase() }],
]);

export function applyMask(mask: Mask, value: string | number): Masked {
  const { masked, raw } = walkMask(mask, signsOf(String(value)));
  return { masked, raw };
}

export function checkMask(mask: string): MaskFault | null {
  return parse(mask).isEscapeOpen ? "dangling-escape" : null;
}

export function signsOf(value: string): Sign[] {
  // By UTF-16 units, in which the browser counts the caret.
  return value.split("").map((character) => ({ character, kind: "any" }));
}

/** Applies the mask; of several the first such that the next longer one would not hold more characters than it. */
export function walkMask(mask: Mask, signs: readonly Sign[]): Walk {
  const walks = (typeof mask === "string" ? [mask] : mask)
    .map((each) => parse(each).slots)
    .sort((a, b) => a.length - b.length)
    .map((slots) => walkSlots(slots, signs));
  const chosen = walks.find(({ slots }, index) => (walks[index + 1]?.masked.length ?? 0) <= slots.length);
  return chosen ?? walkSlots([], signs);
}

function walkSlots(slots: readonly Slot[], signs: readonly Sign[]): Walk {
  let masked = "";
  let raw = "";
  const reached: number[] = [];
  // Every slot writes one character and every sign reaches one place, so both lengths say where we are.
  for (let slot = slots[0], sign = signs[0]; slot && sign; slot = slots[masked.length], sign = signs[reached.length]) {
    if (slot.kind === "literal") {
      masked += slot.character;
      if (sign.kind !== "token" && sign.character === slot.character) reached.push(masked.length);
    } else {
      const taken = take(slot.token, sign);
      masked += taken;
      raw += taken;
      reached.push(masked.length);
    }
  }
  return { masked: masked + (masked && trailingLiterals(slots.slice(masked.length))), raw, slots, reached };
}

/** The character as the token writes it; nothing if it does not fit, so that it is passed over. */
function take({ fits, transform }: Token, { character, kind }: Sign): string {
  if (kind === "literal" || !fits.test(character)) return "";
  return transform?.(character) ?? character;
}

/** The end of a mask if no token is left in it. */
function trailingLiterals(slots: readonly Slot[]): string {
  const literals = slots.map((slot) => (slot.kind === "literal" ? slot.character : ""));
  return literals.includes("") ? "" : literals.join("");
}

function parse(mask: string): { slots: Slot[]; isEscapeOpen: boolean } {
  const slots: Slot[] = [];
  let isEscapeOpen = false;
  for (const character of mask.split("")) {
    const token = isEscapeOpen ? undefined : tokens.get(character);
    isEscapeOpen = !isEscapeOpen && character === escapeCharacter;
    if (!isEscapeOpen) slots.push(token ? { kind: "token", token } : { kind: "literal", character });
  }
  return { slots, isEscapeOpen };
}
