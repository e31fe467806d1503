// Turns the Fluent source of a payload into something that can be asked for a message.
// Knows nothing of React; which messages a component may ask for is decided in use-text.ts.

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import type { Locale, MessageId } from "@trichter/shared/payload";

/** Numbers choose a variant and are never printed: the engines format them differently. */
export type TextArgs = Record<string, FluentVariable>;

export type Translate = (id: MessageId, args?: TextArgs) => string;

/** What to do about a text that is missing or broken. */
export type TextFault = "throw" | "print-id";

export function createTranslate(source: string, locale: Locale, fault: TextFault): Translate {
  // Isolation marks would end up in titles, alt texts and copied order numbers.
  const bundle = new FluentBundle(locale.replace("_", "-"), { useIsolating: false });
  bundle.addResource(new FluentResource(source));

  return (id, args) => {
    const message = bundle.getMessage(id);
    if (!message?.value) {
      return onFault(fault, id, `The text "${id}" is not in this page's payload.`);
    }
    const errors: Error[] = [];
    const text = bundle.formatPattern(message.value, args ?? null, errors);
    const [first] = errors;
    return first && fault === "throw" ? onFault(fault, id, `The text "${id}" is broken: ${first.message}`) : text;
  };
}

function onFault(fault: TextFault, id: MessageId, reason: string): string {
  if (fault === "throw") {
    throw new Error(reason);
  }
  return id;
}
