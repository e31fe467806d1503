// The sections of the obligatory information and where they are read: all on one page, each in the overlay elsewhere.

import type { SectionName } from "@trichter/shared/payload";
import { createContext } from "react";

export type SectionPlace = {
  /** The page that holds all of them. */
  termsHref: string;
  /** Whether that page is the one being shown: its sections are then simply further down. */
  isShown: boolean;
};

export const SectionPlaceContext = createContext<SectionPlace>({ termsHref: "/", isShown: false });

export const sectionNames = [
  "ingredients",
  "termsOfService",
  "delivery",
  "refund",
  "privacy",
  "contact",
  "imprint",
  "accessibility",
] as const satisfies readonly SectionName[];

/** The section that a fragment names, if it names one. */
export function sectionOf(fragment: string): SectionName | null {
  return sectionNames.find((name) => `#${name}` === fragment) ?? null;
}
