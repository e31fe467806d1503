// Conditions on answers, and how much of one is known while answers are still to come. The same rules as in the domain
// crate: a test holds both to the same walks.

import type { Condition, Quantity } from "@trichter/shared/quiz";

/** True, false, or null if answers to come decide. */
export type Truth = boolean | null;

/** What answers say about a condition. */
export type Known = {
  chose(step: number, option: string): Truth;
  isWithin(quantity: Quantity, min: number, max: number): Truth;
};

export function truthOf(condition: Condition | null, known: Known): Truth {
  if (condition === null) {
    return true;
  }
  switch (condition.kind) {
    case "all":
      return every(condition.parts.map((part) => truthOf(part, known)));
    case "any":
      // Some holds unless each does not.
      return opposite(every(condition.parts.map((part) => opposite(truthOf(part, known)))));
    case "not":
      return opposite(truthOf(condition.part, known));
    case "chose":
      return known.chose(condition.step, condition.option);
    case "within":
      return known.isWithin(condition.quantity, condition.min, condition.max);
  }
}

/** False as soon as one is, open as long as one is, else true. */
function every(truths: readonly Truth[]): Truth {
  if (truths.includes(false)) {
    return false;
  }
  return truths.includes(null) ? null : true;
}

function opposite(truth: Truth): Truth {
  return truth === null ? null : !truth;
}
