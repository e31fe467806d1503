// @vitest-environment happy-dom
// The masked field in a document: events as browsers send them, input methods, autofill, and text that was there first.

import { act } from "react";
import { createRoot, hydrateRoot, type Root } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { MaskedInput } from "../../../src/features/mask/masked-input.tsx";

let root: Root | undefined;
const onValueChange = vi.fn();

beforeEach(() => {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  onValueChange.mockClear();
  document.body.innerHTML = '<div id="root"></div>';
});

afterEach(() => act(() => root?.unmount()));

function container(): HTMLElement {
  return document.getElementById("root") as HTMLElement;
}

function field(): HTMLInputElement {
  return document.querySelector("input") as HTMLInputElement;
}

async function mount(mask: string, defaultValue = ""): Promise<void> {
  await act(async () => {
    root = createRoot(container());
    root.render(<MaskedInput mask={mask} defaultValue={defaultValue} onValueChange={onValueChange} type="tel" />);
  });
  field().focus();
}

/** What a browser does when the visitor edits: it asks, changes the text, sets the caret and tells. */
async function edit(value: string, caret: number, inputType: string, isComposing = false): Promise<void> {
  await act(async () => {
    const init = { bubbles: true, inputType, isComposing };
    field().dispatchEvent(new InputEvent("beforeinput", init));
    change(value, caret);
    field().dispatchEvent(new InputEvent("input", init));
  });
}

function change(value: string, caret: number): void {
  field().value = value;
  field().setSelectionRange(caret, caret);
}

async function compose(event: "compositionstart" | "compositionend"): Promise<void> {
  await act(async () => {
    field().dispatchEvent(new CompositionEvent(event, { bubbles: true }));
  });
}

function shown(): string {
  const { value, selectionStart } = field();
  return `${value.slice(0, selectionStart ?? 0)}|${value.slice(selectionStart ?? 0)}`;
}

describe("the field", () => {
  it("shows its first value masked, on the server too", async () => {
    expect(renderToString(<MaskedInput mask="##/##" defaultValue={123} name="until" />)).toBe(
      '<input name="until" value="12/3"/>',
    );
    await mount("##/##", "123");
    expect(field().value).toBe("12/3");
    expect(onValueChange).not.toHaveBeenCalled();
  });

  it("follows the mask while the visitor types, and tells the text and the raw value", async () => {
    await mount("##/##", "12");
    await edit("123", 3, "insertText");
    expect(shown()).toBe("12/3|");
    expect(onValueChange).toHaveBeenCalledExactlyOnceWith({ masked: "12/3", raw: "123" });
  });

  it("keeps the caret in the middle", async () => {
    await mount("+49 ### ###", "+49 017 0");
    await edit("+549 017 0", 2, "insertText");
    expect(shown()).toBe("+49 5|01 70");
    await edit("+49 01 70", 4, "deleteContentBackward");
    expect(shown()).toBe("+49 |017 0");
  });

  it("goes on past a literal when the visitor deletes forward", async () => {
    await mount("##/##", "12/34");
    await edit("1234", 2, "deleteContentForward");
    expect(shown()).toBe("12/|34");
    await edit("12/4", 3, "deleteContentForward");
    expect(shown()).toBe("12/|4");
  });

  it("masks what the browser fills in by itself, and takes no focus for it", async () => {
    await mount("+49 ### ###", "+49 017 0");
    field().blur();
    const setSelectionRange = vi.spyOn(field(), "setSelectionRange");
    await act(async () => {
      field().value = "49170123";
      field().dispatchEvent(new Event("input", { bubbles: true }));
    });
    expect(field().value).toBe("+49 170 123");
    expect(setSelectionRange).not.toHaveBeenCalled();
  });

  it("writes nothing where the text already follows the mask, so that undoing keeps working", async () => {
    await mount("##/##", "12/3");
    const write = vi.spyOn(field(), "value", "set");
    await act(async () => {
      field().dispatchEvent(new InputEvent("input", { bubbles: true, inputType: "insertText" }));
    });
    expect(write).not.toHaveBeenCalled();
    expect(onValueChange).toHaveBeenCalledExactlyOnceWith({ masked: "12/3", raw: "123" });
  });
});

describe("an input method", () => {
  it("is left alone while it composes, though the value is told, and its text is masked when it is done", async () => {
    await mount("AA-##", "");
    await compose("compositionstart");
    await edit("a", 1, "insertCompositionText", true);
    await edit("ab", 2, "insertCompositionText", true);
    await edit("ab1", 3, "insertCompositionText", true);
    expect(shown()).toBe("ab1|");
    expect(onValueChange).toHaveBeenLastCalledWith({ masked: "AB-1", raw: "AB1" });
    await compose("compositionend");
    expect(shown()).toBe("AB-1|");
  });

  it("may compose in the middle", async () => {
    await mount("+49 ### ###", "+49 017 0");
    await compose("compositionstart");
    await edit("+49 05617 0", 7, "insertCompositionText", true);
    await compose("compositionend");
    expect(shown()).toBe("+49 056| 170");
  });

  it("may tell of its end before or after the last input", async () => {
    await mount("+49 ### ###", "+49 017 0");
    await compose("compositionstart");
    await edit("+549 017 0", 2, "insertCompositionText", true);
    await compose("compositionend");
    await act(async () => {
      field().dispatchEvent(new InputEvent("input", { bubbles: true, inputType: "insertCompositionText" }));
    });
    expect(shown()).toBe("+49 5|01 70");
  });
});

describe("text that was typed before the script was there", () => {
  it("is masked and told at the start", async () => {
    const element = <MaskedInput mask="##/##" onValueChange={onValueChange} />;
    container().innerHTML = renderToString(element);
    field().focus();
    change("123", 1);
    const onRecoverableError = vi.fn();
    await act(async () => {
      root = hydrateRoot(container(), element, { onRecoverableError });
    });
    expect(shown()).toBe("1|2/3");
    expect(onValueChange).toHaveBeenCalledExactlyOnceWith({ masked: "12/3", raw: "123" });
    expect(onRecoverableError).not.toHaveBeenCalled();
  });
});
