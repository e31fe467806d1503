// The two ways a component asks for a text, and the types that keep them apart: interface texts are declared
// by the component, so that the build can list them; all other ids are named by the page document.

import { use } from "react";
import type { TextArgs, Translate } from "./bundle.ts";
import { TextContext } from "./text-context.tsx";

/**
 * Texts of the interface: only ids that the component's own `texts` tuple declares. The tuple is named as a type alone, so
 * that no list of ids reaches a browser.
 */
export function useText<Texts extends readonly string[]>(): (id: Texts[number], args?: TextArgs) => string {
  return useTranslate();
}

/**
 * Texts that the page document names. A literal id does not type-check here: the payload would not carry it,
 * because the build only knows of ids in a `texts` tuple.
 */
export function useDocumentText(): <Id extends string>(id: string extends Id ? Id : never, args?: TextArgs) => string {
  return useTranslate();
}

function useTranslate(): Translate {
  const translate = use(TextContext);
  if (!translate) {
    throw new Error("A component asked for a text outside of TextProvider.");
  }
  return translate;
}
