// A text field that follows a mask while the visitor types. The caret stays where they are, also in the middle.

import { type ComponentPropsWithoutRef, type FormEvent, useEffect, useEffectEvent, useRef } from "react";
import { applyEdit, caretAfter, type Edit } from "./edit.ts";
import { applyMask, type Mask, type Masked } from "./mask.ts";

type InputProps = Omit<
  ComponentPropsWithoutRef<"input">,
  "type" | "value" | "defaultValue" | "onChange" | "onInput" | "onCompositionStart" | "onCompositionEnd"
>;

type MaskedInputProps = InputProps & {
  /** Another mask is another field: give it another `key`. */
  mask: Mask;
  type?: "text" | "tel";
  defaultValue?: string | number;
  onValueChange?: (value: Masked) => void;
};

/**
 * The text belongs to the browser and not to React, so that nothing writes into it behind an input method's back: while
 * one composes, as keyboards of Android do for words, the value is reported and the text left alone until it is done.
 * Keyboards for digits do not compose, so a mask of digits wants `inputMode="numeric"`.
 */
export function MaskedInput({ mask, defaultValue = "", onValueChange, ...attributes }: MaskedInputProps) {
  const fieldRef = useRef<HTMLInputElement>(null);
  const beforeRef = useRef<string | null>(null);
  const initial = applyMask(mask, defaultValue).masked;

  function follow(field: HTMLInputElement, { isForwardDeletion = false, isComposing = false }): void {
    const caret = field.selectionStart ?? field.value.length;
    const edit: Edit = { before: beforeRef.current, value: field.value, caret, isForwardDeletion };
    const walk = applyEdit(mask, edit);
    if (!isComposing) {
      beforeRef.current = null;
      if (field.value !== walk.masked) write(field, walk.masked, caretAfter(walk, edit));
    }
    onValueChange?.({ masked: walk.masked, raw: walk.raw });
  }

  function followInput({ currentTarget, nativeEvent }: FormEvent<HTMLInputElement>): void {
    // Browsers without input types, and autofill, send plain events.
    const { inputType = "", isComposing = false } = nativeEvent as Partial<InputEvent>;
    follow(currentTarget, { isForwardDeletion: /^delete\w*Forward$/.test(inputType), isComposing });
  }

  const followEarlyInput = useEffectEvent((field: HTMLInputElement) => {
    if (field.value !== initial) follow(field, {});
  });

  useEffect(() => {
    const field = fieldRef.current;
    if (!field) return;
    // Typed before this script was there.
    followEarlyInput(field);
    // React's own `onBeforeInput` is another event, which deletions do not send.
    const remember = (event: InputEvent) => {
      if (!event.isComposing) beforeRef.current = field.value;
    };
    field.addEventListener("beforeinput", remember);
    return () => field.removeEventListener("beforeinput", remember);
  }, []);

  return (
    <input
      {...attributes}
      ref={fieldRef}
      defaultValue={initial}
      onInput={followInput}
      onCompositionStart={({ currentTarget }) => {
        beforeRef.current = currentTarget.value;
      }}
      onCompositionEnd={({ currentTarget }) => follow(currentTarget, {})}
    />
  );
}

function write(field: HTMLInputElement, text: string, caret: number): void {
  field.value = text;
  // Setting the selection of a field without focus would give it the focus in some browsers.
  if (field.ownerDocument.activeElement === field) field.setSelectionRange(caret, caret);
}
