// Looking up texts: variables, plurals, and what happens to a text that is missing.

import { describe, expect, it } from "vitest";
import { createTranslate } from "../../src/text/bundle.ts";

const source = `
-brand = Ylvane
hello = Hallo { $name }, hier ist { -brand }.
jars = { $count ->
    [one] eine Dose
   *[other] mehrere Dosen
}
broken = { $missing }
`;

describe("createTranslate", () => {
  it("fills variables and terms without isolation marks", () => {
    const t = createTranslate(source, "de_DE", "throw");
    expect(t("hello", { name: "Kim" })).toBe("Hallo Kim, hier ist Ylvane.");
  });

  it.each([
    [1, "eine Dose"],
    [2, "mehrere Dosen"],
  ])("lets the number %i choose a plural variant", (count, text) => {
    expect(createTranslate(source, "de_DE", "throw")("jars", { count })).toBe(text);
  });

  it("throws for an unknown text where faults are to be found", () => {
    const t = createTranslate(source, "de_DE", "throw");
    expect(() => t("nowhere")).toThrow('The text "nowhere" is not in this page\'s payload.');
  });

  it("throws for a variable that nobody gave", () => {
    const t = createTranslate(source, "de_DE", "throw");
    expect(() => t("broken")).toThrow('The text "broken" is broken');
  });

  it("prints the id of an unknown text to visitors", () => {
    const t = createTranslate(source, "de_DE", "print-id");
    expect(t("nowhere")).toBe("nowhere");
  });
});
