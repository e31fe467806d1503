// Edits of masked texts, written as the visitor sees them: `|` is the caret, `[…]` a selection.

import { describe, expect, it } from "vitest";
import { applyEdit, caretAfter, type Edit } from "../../../src/features/mask/edit.ts";
import type { Mask } from "../../../src/features/mask/mask.ts";

type Change = { typed: string } | "backspace" | "delete";

/** The edit as a browser makes it: the selection, or one character beside the caret, gives way to what was typed. */
function browserEdit(shown: string, change: Change): Edit {
  const selection = /\[(.*)\]/.exec(shown)?.[1];
  const start = shown.search(/[[|]/);
  const before = shown.replace(/[[\]|]/g, "");
  let from = start;
  let to = start + (selection?.length ?? 0);
  if (selection === undefined && change === "backspace") from = Math.max(0, start - 1);
  if (selection === undefined && change === "delete") to = start + 1;
  const typed = typeof change === "string" ? "" : change.typed;
  return {
    before,
    value: before.slice(0, from) + typed + before.slice(to),
    caret: from + typed.length,
    isForwardDeletion: change === "delete",
  };
}

function show(mask: Mask, edit: Edit): string {
  const walk = applyEdit(mask, edit);
  const caret = caretAfter(walk, edit);
  return `${walk.masked.slice(0, caret)}|${walk.masked.slice(caret)}`;
}

function after(mask: Mask, shown: string, ...changes: Change[]): string {
  return changes.reduce((now, change) => show(mask, browserEdit(now, change)), shown);
}

function typing(text: string): Change[] {
  return text.split("").map((typed) => ({ typed }));
}

describe("typing", () => {
  it.each<[Mask, string, string, string]>([
    ["##/##", "|", "123", "12/3|"],
    ["##/##", "|", "12/3", "12/3|"],
    ["##/##", "12|", "/", "12/|"],
    ["##/##", "1|2/34", "9", "19|/23"],
    ["##/##", "12|/3", "9", "12/9|3"],
    ["##/##", "12/|3", "9", "12/9|3"],
    ["##/##", "12|/34", "/", "12/|34"],
    ["##/##", "|12/3", "98", "98|/12"],
    ["##/##", "1|2/3", "x", "1|2/3"],
    ["##/##", "12/34|", "5", "12/34|"],
    ["(#)", "|", "5", "(5|)"],
    ["(#)", "(5|)", "6", "(5|)"],
    ["## €", "1|", "2", "12| €"],
    ["## €", "12| €", "3", "12| €"],
    ["+49 ### ###", "|", "0170", "+49 017 0|"],
    ["+49 ### ###", "|", "49170", "+49 170|"],
    ["+49 ### ###", "|+49 017 0", "5", "+49 5|01 70"],
    ["+49 ### ###", "+|49 017 0", "5", "+49 5|01 70"],
    ["+49 ### ###", "+49 |49", "1", "+49 1|49"],
    ["AA!A##", "|", "ab12", "ABA12|"],
    ["AA!A##", "A|CA12", "b", "AB|A12"],
    [["##-##", "##-##-##"], "12|-34", "9", "12-9|3-4"],
    ["+## ### #######", "+49 1|0 123", "7", "+49 17|0 123"],
  ])("on %j at %s: %s gives %s", (mask, shown, text, expected) => {
    expect(after(mask, shown, ...typing(text))).toBe(expected);
  });
});

describe("deleting", () => {
  it.each<[Mask, string, Change, string]>([
    ["##/##", "12/34|", "backspace", "12/3|"],
    ["##/##", "12/3|", "backspace", "12/|"],
    ["##/##", "12/|", "backspace", "12|"],
    ["##/##", "12/|34", "backspace", "12|/34"],
    ["##/##", "12|/34", "backspace", "1|3/4"],
    ["##/##", "1|2/34", "backspace", "|23/4"],
    ["##/##", "|12/34", "backspace", "|12/34"],
    ["##/##", "1|2/34", "delete", "1|3/4"],
    ["##/##", "12|/34", "delete", "12/|34"],
    ["##/##", "12/|34", "delete", "12/|4"],
    ["##/##", "12/34|", "delete", "12/34|"],
    ["##/##", "1[2/3]4", "backspace", "1|4"],
    ["##/##", "[12/34]", "delete", "|"],
    ["(#)", "(5)|", "backspace", "(5|)"],
    ["(#)", "(5|)", "backspace", "(|"],
    ["## €", "12| €", "backspace", "1|"],
    ["+49 ### ###", "|+49 017 0", "delete", "+49 |017 0"],
    ["+49 ### ###", "+49| 017 0", "backspace", "+4|9 017 0"],
    ["+49 ### ###", "+49 4|9", "backspace", "+49 |9"],
    ["+49 ### ###", "+49 0|", "backspace", "+49 |"],
    ["+49 ### ###", "+49 |", "backspace", "+49|"],
    ["+49 ### ###", "[+49 0]17", "backspace", "|+49 17"],
    [["##-##", "##-##-##"], "12-34-|", "backspace", "12-34|"],
  ])("on %j at %s: %s gives %s", (mask, shown, change, expected) => {
    expect(after(mask, shown, change)).toBe(expected);
  });

  it("one by one empties every text", () => {
    for (const [mask, text] of [
      ["##/##", "12/34"],
      ["(#)", "(5)"],
      ["## €", "12 €"],
      ["+49 ### ###", "+49 017 0"],
      ["AA!A##", "ABA12"],
    ] as const) {
      const changes = text.length + 1;
      expect(after(mask, `${text}|`, ...Array<Change>(changes).fill("backspace"))).toBe("|");
    }
  });

  it("forward takes the visitor's characters one by one, past the literals", () => {
    expect(after("##/##", "|12/34", "delete", "delete")).toBe("|34");
    expect(after("+49 ### ###", "|+49 017 0", "delete", "delete", "delete")).toBe("+49 |70");
  });
});

describe("pasting", () => {
  it.each<[Mask, string, string, string]>([
    ["+49 ### ###", "|", "+49 170 123", "+49 170 123|"],
    ["+49 ### ###", "[+49 017 0]", "+49 170 123", "+49 170 123|"],
    ["+49 ### ###", "+49 |", "170-123", "+49 170 123|"],
    ["+49 ### ###", "+49 1|23", "789", "+49 178 9|23"],
    ["##/##", "1[2/3]4", "99", "19/9|4"],
    ["##/##", "|34", "a1b2", "12|/34"],
    ["AA!A##", "|", "ab-12", "ABA12|"],
    [["##-##", "##-##-##"], "|", "123456", "12-34-56|"],
  ])("into %j at %s: %s gives %s", (mask, shown, typed, expected) => {
    expect(after(mask, shown, { typed })).toBe(expected);
  });
});

describe("a text of which nobody knows what it was", () => {
  it("is masked as a whole", () => {
    const edit: Edit = { before: null, value: "49170123", caret: 8, isForwardDeletion: false };
    expect(show("+49 ### ###", edit)).toBe("+49 170 123|");
  });

  it("is so too when the text before had not followed the mask, or does not fit to the text after", () => {
    const edit: Edit = { before: "abc", value: "4917", caret: 2, isForwardDeletion: false };
    expect(show("+49 ### ###", edit)).toBe("+49| 17");
    expect(show("+49 ### ###", { ...edit, before: "a17" })).toBe("+49| 17");
  });
});

it("never loses a character of the visitor's to a literal, wherever they type", () => {
  const mask = "+49 ### ### ###";
  const text = "+49 490 494";
  for (let caret = 0; caret <= text.length; caret += 1) {
    const edit = browserEdit(`${text.slice(0, caret)}|${text.slice(caret)}`, { typed: "7" });
    const { raw } = applyEdit(mask, edit);
    expect([...raw].filter((digit) => digit === "7")).toHaveLength(1);
    expect(raw.replace("7", "")).toBe("490494");
  }
});
