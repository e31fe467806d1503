// Heights and weights as people write them.

import { describe, expect, it } from "vitest";
import { parse, phrase, type UnitName, usualUnit, write } from "../../../src/features/quiz/units.ts";

it.each<[UnitName, string[], number | null]>([
  ["kg", ["72"], 72_000],
  ["kg", ["72,5"], 72_500],
  ["kg", [" 72.5 "], 72_500],
  ["kg", [""], null],
  ["kg", ["-3"], null],
  ["kg", ["7e3"], null],
  ["cm", ["178"], 1780],
  ["cm", ["178,4"], 1784],
  ["ft-in", ["5", "10"], 1778],
  ["ft-in", ["6", ""], 1829],
  ["ft-in", ["5", "12"], null],
  ["st-lb", ["11", "5"], 72_121],
  ["lb", ["159"], 72_121],
  ["whole", ["40"], 40],
  ["whole", ["40,5"], null],
])("%s %o is kept as %s", (unit, fields, kept) => {
  expect(parse({ unit, fields })).toBe(kept);
});

describe("a kept number", () => {
  it.each<[UnitName, number, string[]]>([
    ["kg", 72_500, ["72,5"]],
    ["kg", 72_000, ["72"]],
    ["cm", 1784, ["178,4"]],
    ["ft-in", 1778, ["5", "10"]],
    ["ft-in", 1829, ["6", "0"]],
    ["st-lb", 72_121, ["11", "5"]],
    ["lb", 72_121, ["159"]],
  ])("in %s: %i", (unit, kept, fields) => {
    expect(write(unit, kept, "de_DE").fields).toEqual(fields);
  });

  it("has the decimal sign of the language", () => {
    expect(write("kg", 72_500, "en_GB").fields).toEqual(["72.5"]);
  });

  it("is read back as it was written, in every unit", () => {
    for (const unit of ["cm", "ft-in"] as const) {
      for (let kept = 1000; kept <= 2500; kept += 7) {
        const written = write(unit, kept, "de_DE");
        expect(Math.abs((parse(written) ?? 0) - kept), `${unit} ${kept}`).toBeLessThanOrEqual(13);
      }
    }
  });

  it("as a limit lies within the range that it limits", () => {
    for (const unit of ["kg", "lb", "st-lb"] as const) {
      expect(parse(write(unit, 30_000, "de_DE", "up"))).toBeGreaterThanOrEqual(30_000);
      expect(parse(write(unit, 300_000, "de_DE", "down"))).toBeLessThanOrEqual(300_000);
    }
  });

  it("is said with its signs", () => {
    expect(phrase({ unit: "ft-in", fields: ["5", ""] })).toBe("5 ft 0 in");
    expect(phrase({ unit: "whole", fields: ["40"] })).toBe("40");
  });
});

it("starts with what people of the country think in", () => {
  expect([usualUnit("height", "GB"), usualUnit("weight", "GB"), usualUnit("age", "GB")]).toEqual([
    "ft-in",
    "st-lb",
    "whole",
  ]);
  expect([usualUnit("height", "SE"), usualUnit("weight", "FR")]).toEqual(["cm", "kg"]);
});
