// What masks make of values: every token, literals in each place, several masks, and masks that are no good.

import { describe, expect, it } from "vitest";
import { applyMask, checkMask, type Mask } from "../../../src/features/mask/mask.ts";

describe("a mask", () => {
  it.each([
    ["##/##", "123", "12/3", "123"],
    ["##/##", "12", "12", "12"],
    ["##/##", "12/", "12/", "12"],
    ["(#)", "5", "(5)", "5"],
    ["+## ### #######", "491701234567", "+49 170 1234567", "491701234567"],
    ["+## ### #######", "+491701234567", "+49 170 1234567", "491701234567"],
    ["+49 ### ###", "0170", "+49 017 0", "0170"],
    ["+49 ### ###", "49170", "+49 170", "170"],
    ["AA!A##", "ab12", "ABA12", "AB12"],
    ["## €", "12", "12 €", "12"],
    ["## €", "", "", ""],
    ["+49 ###", "", "", ""],
    ["", "12", "", ""],
  ])("%s makes of %j the text %j and the raw value %j", (mask, value, masked, raw) => {
    expect(applyMask(mask, value)).toEqual({ masked, raw });
  });

  it("takes a number as value", () => {
    expect(applyMask("##/##", 123)).toEqual({ masked: "12/3", raw: "123" });
    expect(applyMask("##/##", 0)).toEqual({ masked: "0", raw: "0" });
  });

  it("passes over what does not fit and stops where mask or value ends", () => {
    expect(applyMask("##/##", "a1b2c3d4e5")).toEqual({ masked: "12/34", raw: "1234" });
    expect(applyMask("##/##", "ab")).toEqual({ masked: "", raw: "" });
    expect(applyMask("+49 ###", "x")).toEqual({ masked: "+49 ", raw: "" });
  });

  it("writes trailing literals only when no token is left, escaped ones too", () => {
    expect(applyMask("## (##)", "12").masked).toBe("12");
    expect(applyMask("## (##)", "1234").masked).toBe("12 (34)");
    expect(applyMask("##!A", "12").masked).toBe("12A");
  });

  it("gives its own result back unchanged", () => {
    for (const mask of ["##/##", "(#)", "+## ### #######", "+49 ### ###", "AA!A##", "## €", "aXS-#"]) {
      for (const value of ["1", "12", "491701234567", "ab12", "a1b2c3", "Zz9"]) {
        const { masked, raw } = applyMask(mask, value);
        expect(applyMask(mask, masked)).toEqual({ masked, raw });
      }
    }
  });
});

describe("tokens", () => {
  it.each([
    ["#", "aZ5", "5"],
    ["X", "-ä7", "7"],
    ["X", "q", "q"],
    ["S", "5q", "q"],
    ["S", "Q", "Q"],
    ["A", "5q", "Q"],
    ["a", "5Q", "q"],
    ["#", "٣", ""],
    ["S", "é", ""],
    ["A", "ß", ""],
  ])("%s takes of %j the character %j", (mask, value, taken) => {
    expect(applyMask(mask, value)).toEqual({ masked: taken, raw: taken });
  });

  it("lose their meaning behind the escape", () => {
    expect(applyMask("!#!X!S!A!a!!#", "1")).toEqual({ masked: "#XSAa!1", raw: "1" });
  });
});

describe("several masks", () => {
  const phone: Mask = ["##### ######", "#### ####", "##### #####"];

  it.each([
    ["1234", "1234"],
    ["12345678", "1234 5678"],
    ["123456789", "12345 6789"],
    ["1234567890", "12345 67890"],
    ["12345678901", "12345 678901"],
    ["1234567890123", "12345 678901"],
    ["", ""],
  ])("are tried from the shortest on: %j becomes %j", (value, masked) => {
    expect(applyMask(phone, value)).toEqual({ masked, raw: masked.replace(" ", "") });
  });

  it("are ordered by what they show, not by how they are written", () => {
    expect(applyMask(["###", "!a!b"], "1").masked).toBe("ab");
    expect(applyMask(["!a!b", "###"], "123").masked).toBe("123");
  });

  it("are left in their own order, and none is no mask at all", () => {
    const masks = Object.freeze(["###", "#"]);
    expect(applyMask(masks, "12").masked).toBe("12");
    expect(applyMask([], "12")).toEqual({ masked: "", raw: "" });
  });
});

describe("the check", () => {
  it.each(["##/##", "AA!A##", "##!!", "!#", ""])("lets %j pass", (mask) => {
    expect(checkMask(mask)).toBeNull();
  });

  it.each(["!", "##!", "##!!!"])("refuses %j, whose last escape has nothing to escape", (mask) => {
    expect(checkMask(mask)).toBe("dangling-escape");
  });

  it("matters: such a mask must not print what it does not have", () => {
    expect(applyMask("##!", "123")).toEqual({ masked: "12", raw: "12" });
  });
});
