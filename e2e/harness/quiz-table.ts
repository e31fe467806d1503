// The shop's quizzes as the specification has them: where each begins, which pages follow, and what an ordinary visitor's
// answers lead to.

import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import type { Country } from "./countries.ts";

export type QuizRow = {
  name: string;
  /** The page with the e-mail, and the summary; with the query that leads on within the funnel. */
  email: string;
  summary: string;
  query: string;
  /** Where the ordinary plan ends. */
  ending: string;
};

export const quizzes: readonly QuizRow[] = [
  { name: "start", email: "start-email", summary: "start-summary", query: "", ending: "fibre" },
  { name: "go", email: "email", summary: "summary", query: "?src=go", ending: "fibre" },
  { name: "gocards", email: "start-email2", summary: "gocards-summary", query: "?src=gocards", ending: "neither" },
  { name: "start1", email: "start-email", summary: "start1-summary", query: "?src=start1", ending: "fibre" },
  { name: "v3", email: "start-email", summary: "start-summary", query: "?src=v3", ending: "trio" },
];

/** What the heading of an ending looks like in a language, with whatever stands in the place of names. */
export async function endingHeading(quiz: string, ending: string, { lang }: Country): Promise<RegExp> {
  const folder = { de: "de_DE", fr: "fr_FR", sv: "sv_SE", en: "en_GB", da: "da_DK", fi: "fi_FI" }[lang.slice(0, 2)];
  const file = new URL(`../../content/text/${folder}/quiz-questions.ftl`, import.meta.url);
  const source = await readFile(file, "utf8");
  const [, message] = new RegExp(`^${quiz}-ending-${ending}-heading =(.*(?:\\n[ }].*)*)`, "m").exec(source) ?? [];
  if (message === undefined) {
    throw new Error(`There is no heading for the ending ${ending} of ${quiz} in ${lang}.`);
  }
  const isSelection = message.includes("->");
  const variants = isSelection ? [...message.matchAll(/^\s*\*?\[\w+\] (.*)$/gm)].map(([, text]) => text) : [message];
  const patterns = variants.map((text = "") =>
    text
      .trim()
      .replace(/[.?*+()[\]|^$\\]/g, "\\$&")
      .replace(/\{[^}]*\}/g, ".+"),
  );
  return new RegExp(`^(${patterns.join("|")})$`);
}

/** Goes from the page with the e-mail to the summary, without giving one. */
export async function followToSummary(page: Page): Promise<void> {
  await page.locator(".email-way-on a").click();
}
