// A whole mail as plain text, for programs and people who want no HTML. Lines end before column 77; an address stands on a
// line of its own and is never broken, because a broken one leads nowhere.

import type { Frame } from "./frame.ts";
import type { Fact, Letter, Part, Row, TablePart } from "./letter.ts";
import type { LegalPart, Span } from "./payload.ts";

const columns = 76;

/** Between two columns of a table. */
const gap = 2;

export function plainText(letter: Letter, frame: Frame): string {
  const blocks = [
    ...(frame.demo === null ? [] : [wrap(frame.demo)]),
    wrap(frame.brand),
    wrap(letter.heading),
    ...letter.parts.flatMap(blocksOf),
    "---",
    wrap(letter.reason),
    ...frame.links.map(({ label, href }) => linked(label, href)),
    [...frame.address, frame.email, frame.phone].map((line) => wrap(line)).join("\n"),
  ];
  return `${blocks.join("\n\n")}\n`;
}

function blocksOf(part: Part): string[] {
  switch (part.part) {
    case "paragraph":
      return [wrap(part.text)];
    case "heading":
      return [underlined(part.text)];
    case "action":
    case "link":
      return [linked(part.label, part.href)];
    case "notes":
      return [wrap(part.heading), ...part.notes.map((note) => wrap(note))];
    case "facts":
      return [part.facts.map(factLines).join("\n")];
    case "table":
      return [tableLines(part)];
    case "legal":
      return [underlined(part.text.title), wrap(part.dayLine), ...part.text.parts.map(legalLines)];
  }
}

function linked(label: string, href: string): string {
  return `${wrap(`${label}:`)}\n${href}`;
}

function underlined(text: string): string {
  const wrapped = wrap(text);
  const width = Math.max(...wrapped.split("\n").map((line) => line.length));
  return `${wrapped}\n${"-".repeat(width)}`;
}

/** A value of one line stands beside its label, others stand below it. */
function factLines({ label, lines }: Fact): string {
  const [first = "", ...rest] = lines;
  return rest.length === 0 ? wrap(`${label}: ${first}`) : [`${label}:`, ...lines].map((line) => wrap(line)).join("\n");
}

/** Words on the left, amounts on the right, in line with the last of the words. */
function tableLines({ columns: titles, rows }: TablePart): string {
  const [title = "", ...heads] = titles;
  const head: Row = { words: [title], amounts: heads, isStrong: false };
  const widths = heads.map((_, at) => Math.max(...[head, ...rows].map(({ amounts }) => amounts[at]?.length ?? 0)));
  const taken = widths.reduce((sum, width) => sum + gap + width, 0);
  return [head, ...rows].map((row) => rowLines(row, widths, columns - taken)).join("\n");
}

function rowLines({ words: [first, ...below], amounts }: Row, widths: readonly number[], room: number): string {
  const lines = [wrap(first, room), ...below.map((line) => indented(line, room))].join("\n").split("\n");
  const last = lines.pop() ?? "";
  const numbers = amounts.map((amount, at) => " ".repeat(gap) + amount.padStart(widths[at] ?? 0));
  return [...lines, `${last.padEnd(room)}${numbers.join("")}`.trimEnd()].join("\n");
}

function legalLines(part: LegalPart): string {
  switch (part.part) {
    case "heading":
    case "subheading":
      return wrap(part.text);
    case "paragraph":
      return [wrap(plain(part.spans)), ...addressesOf(part.spans)].join("\n");
    case "bullets":
      return part.items.map((item) => itemLines("-", item)).join("\n");
    case "numbers":
      return part.items.map((item, at) => itemLines(`${at + 1}.`, item)).join("\n");
  }
}

function itemLines(mark: string, item: readonly Span[]): string {
  const [first = "", ...rest] = indented(plain(item), columns, mark.length + 1).split("\n");
  return [`${mark} ${first.trimStart()}`, ...rest, ...addressesOf(item)].join("\n");
}

function plain(spans: readonly Span[]): string {
  return spans.map(({ text }) => text).join("");
}

/** Where the words lead, unless they say it themselves, as a telephone number does. */
function addressesOf(spans: readonly Span[]): string[] {
  const hrefs = spans.flatMap(({ href, text }) => (href?.startsWith("http") && href !== text ? [href] : []));
  return [...new Set(hrefs)];
}

function indented(text: string, room: number, by = 2): string {
  return wrap(text, room - by)
    .split("\n")
    .map((line) => " ".repeat(by) + line)
    .join("\n");
}

/** Breaks at plain spaces alone: French keeps its punctuation with spaces that must not break. */
function wrap(text: string, room = columns): string {
  const lines: string[] = [];
  for (const word of text.split(/[ \t\r\n]+/).filter((each) => each !== "")) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + 1 + word.length <= room) {
      lines[lines.length - 1] = `${last} ${word}`;
    } else {
      lines.push(word);
    }
  }
  return lines.join("\n");
}
