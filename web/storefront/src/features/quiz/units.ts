// The units that people write their height and weight in. What is kept are millimetres and grams; what was typed is kept
// beside it, so that Back shows it as it was.

import type { Country, Locale } from "@trichter/shared/payload";
import type { Measure } from "@trichter/shared/quiz";

/** One field, or two for feet and inches and the like. */
export type UnitName = "whole" | "cm" | "ft-in" | "kg" | "lb" | "st-lb";

/** What a visitor wrote, field by field. */
export type Typed = { unit: UnitName; fields: string[] };

type Unit = {
  /** What stands behind each field. */
  signs: readonly string[];
  /** How much of what is kept one of the last field is. */
  size: number;
  /** How many of the last field make one of the first, where there are two. */
  ofFirst: number;
  decimals: 0 | 1;
};

const units: Record<UnitName, Unit> = {
  whole: { signs: [""], size: 1, ofFirst: 0, decimals: 0 },
  cm: { signs: ["cm"], size: 10, ofFirst: 0, decimals: 1 },
  "ft-in": { signs: ["ft", "in"], size: 25.4, ofFirst: 12, decimals: 0 },
  kg: { signs: ["kg"], size: 1000, ofFirst: 0, decimals: 1 },
  lb: { signs: ["lb"], size: 453.592_37, ofFirst: 0, decimals: 0 },
  "st-lb": { signs: ["st", "lb"], size: 453.592_37, ofFirst: 14, decimals: 0 },
};

const unitsOfMeasure: Record<Measure, readonly [UnitName, ...UnitName[]]> = {
  age: ["whole"],
  count: ["whole"],
  height: ["cm", "ft-in"],
  weight: ["kg", "lb", "st-lb"],
};

export function unitsFor(measure: Measure): readonly UnitName[] {
  return unitsOfMeasure[measure];
}

export function signsOf(unit: UnitName): readonly string[] {
  return units[unit].signs;
}

/** The unit that people of a country think in. */
export function usualUnit(measure: Measure, country: Country): UnitName {
  if (country === "GB" && measure === "height") {
    return "ft-in";
  }
  return country === "GB" && measure === "weight" ? "st-lb" : unitsOfMeasure[measure][0];
}

/** What is kept of it; null if it is no number. A second field may stay empty. */
export function parse({ unit, fields }: Typed): number | null {
  const { size, ofFirst, decimals } = units[unit];
  const [first = "", second = ""] = fields.map((field) => field.trim());
  const isWhole = unit === "whole";
  const numbers = [first, ofFirst > 0 && second === "" ? "0" : second].map((field) => readNumber(field, isWhole));
  const [one, other] = numbers;
  if (one === null || one === undefined) {
    return null;
  }
  if (ofFirst === 0) {
    return Math.round(one * size);
  }
  // Five feet and twelve inches are six feet; somebody who writes that has made a slip.
  const isRest = other !== null && other !== undefined && other < ofFirst;
  return isRest && decimals === 0 ? Math.round((one * ofFirst + other) * size) : null;
}

type Rounding = "nearest" | "up" | "down";

/** How a kept number is written in a unit. The limits of a range are rounded so that they lie within it. */
export function write(unit: UnitName, kept: number, locale: Locale, rounding: Rounding = "nearest"): Typed {
  const { size, ofFirst, decimals } = units[unit];
  const scale = 10 ** decimals;
  const exact = (kept / size) * scale;
  // What binary fractions add or take away is no reason to round.
  const near = Math.abs(exact - Math.round(exact)) < 1e-6 || rounding === "nearest";
  const rounded = near ? Math.round(exact) : Math[rounding === "up" ? "ceil" : "floor"](exact);
  if (ofFirst > 0) {
    return { unit, fields: [String(Math.floor(rounded / ofFirst)), String(rounded % ofFirst)] };
  }
  const sign = locale.startsWith("en") ? "." : ",";
  return { unit, fields: [String(rounded / scale).replace(".", sign)] };
}

/** As it is said in a sentence: `5 ft 10 in`. */
export function phrase({ unit, fields }: Typed): string {
  const parts = signsOf(unit).map((sign, position) => `${fields[position] || "0"} ${sign}`.trim());
  return parts.join(" ");
}

/** With a decimal point or comma, whatever the language: people type either. */
function readNumber(field: string, isWhole: boolean): number | null {
  const pattern = isWhole ? /^\d{1,6}$/ : /^\d{1,6}([.,]\d{0,3})?$/;
  return pattern.test(field) ? Number(field.replace(",", ".")) : null;
}
