// What an edit does to a masked text: the text after it, and where the caret belongs. Characters that stood there before
// keep their part: the 49 of `+49 ###` never becomes a digit of the visitor's, wherever they type.

import { type Mask, type Sign, signsOf, type Walk, walkMask } from "./mask.ts";

/** An edit as the browser has made it. */
export type Edit = {
  /** The text before the edit; null if unknown, as with autofill. */
  before: string | null;
  /** The text after the edit, not masked yet. */
  value: string;
  /** Where the browser has put the caret in it. */
  caret: number;
  /** Whether the edit took away what stood after the caret, as the Delete key does. */
  isForwardDeletion: boolean;
};

export function applyEdit(mask: Mask, edit: Edit): Walk {
  return walkMask(mask, editedSigns(mask, edit));
}

/**
 * Where the caret belongs in the masked text: behind whatever became of the characters that stood left of it. A forward
 * deletion that met a literal goes past it, since the literal is there again and would stop every further one.
 */
export function caretAfter({ masked, slots, reached }: Walk, { caret, isForwardDeletion }: Edit): number {
  let position = reached[Math.min(caret, reached.length) - 1] ?? 0;
  while (isForwardDeletion && position < masked.length && slots[position]?.kind === "literal") position += 1;
  return position;
}

function editedSigns(mask: Mask, { before, value, caret }: Edit): Sign[] {
  const signs = signsOf(value);
  const right = value.slice(caret);
  if (!before?.endsWith(right)) return signs;
  const { masked, slots } = walkMask(mask, signsOf(before));
  if (masked !== before) return signs;
  const left = commonStart(before.slice(0, before.length - right.length), value.slice(0, caret));
  const shift = before.length - value.length;
  return signs.map(({ character, kind }, index) => {
    if (index < left) return { character, kind: slots[index]?.kind ?? kind };
    if (index >= caret) return { character, kind: slots[index + shift]?.kind ?? kind };
    return { character, kind };
  });
}

function commonStart(a: string, b: string): number {
  let length = 0;
  while (length < a.length && a[length] === b[length]) length += 1;
  return length;
}
