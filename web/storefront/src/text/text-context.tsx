// Hands the texts of the current payload to the components below it.
// How a message is looked up belongs in bundle.ts, who may ask for which in use-text.ts.

import type { Payload } from "@trichter/shared/payload";
import { createContext, type ReactNode, useMemo } from "react";
import { createTranslate, type Translate } from "./bundle.ts";

export const TextContext = createContext<Translate | null>(null);

export const textFault = process.env.NODE_ENV === "production" ? "print-id" : "throw";

export function TextProvider({ payload, children }: { payload: Payload; children: ReactNode }) {
  const translate = useMemo(() => createTranslate(payload.text, payload.locale, textFault), [payload]);
  return <TextContext value={translate}>{children}</TextContext>;
}
