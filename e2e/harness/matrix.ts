// Which combinations of a large matrix a run covers: all of them with E2E_MATRIX=full, otherwise a selection
// that is the same in every run.

import { type Country, countries } from "./countries.ts";

export const isFull = process.env.E2E_MATRIX === "full";

/** A small phone and a desktop. */
export const widths = [360, 1280] as const;

export type Visit = { country: Country; width: number };

/**
 * In which countries and at which widths the route in this row of the table is visited: in every country at every
 * width; or in two countries, once at each width, such that every country meets both widths and many routes.
 */
export function visitsOfRow(row: number): Visit[] {
  return isFull
    ? widths.flatMap((width) => countries.map((country) => ({ country, width })))
    : widths.map((width, column) => ({ width, country: nth(countries, row * 3 + column * 5) }));
}

export type Look = Visit & { isOverlayOpen: boolean };

/** One country for each of the six languages. */
export const languages = countries.filter(({ code }) => code !== "AT" && code !== "BE");

/**
 * How the page in this row is looked at: in every language, at every width, with the overlay open and closed; or once, such that
 * over the pages each language meets both widths, and each of those the overlay open and closed.
 */
export function looksOfRow(row: number): Look[] {
  if (isFull) {
    return languages.flatMap((country) =>
      widths.flatMap((width) => [true, false].map((isOverlayOpen) => ({ country, width, isOverlayOpen }))),
    );
  }
  const round = Math.floor(row / languages.length);
  return [
    {
      country: nth(languages, row),
      width: nth(widths, row + round),
      isOverlayOpen: Math.floor(round / widths.length) % 2 === row % 2,
    },
  ];
}

export function nth<Value>(values: readonly Value[], position: number): Value {
  const value = values[position % values.length];
  if (value === undefined) {
    throw new Error("An empty list has no elements.");
  }
  return value;
}
