// A whole mail as plain text, for programs and people who want no HTML. Lines end before column 77; an address stands on a
// line of its own and is never broken, because a broken one leads nowhere.

import type { Frame } from "./frame.ts";
import type { Letter, Part } from "./letter.ts";

const columns = 76;

export function plainText(letter: Letter, frame: Frame): string {
  const blocks = [
    ...(frame.demo === null ? [] : [wrap(frame.demo)]),
    wrap(frame.brand),
    wrap(letter.heading),
    ...letter.parts.flatMap(blocksOf),
    "---",
    wrap(letter.reason),
    ...frame.links.map(({ label, href }) => linked(label, href)),
    [...frame.address, frame.email, frame.phone].map(wrap).join("\n"),
  ];
  return `${blocks.join("\n\n")}\n`;
}

function blocksOf(part: Part): string[] {
  switch (part.part) {
    case "paragraph":
      return [wrap(part.text)];
    case "action":
      return [linked(part.label, part.href)];
    case "notes":
      return [wrap(part.heading), ...part.notes.map(wrap)];
  }
}

function linked(label: string, href: string): string {
  return `${wrap(`${label}:`)}\n${href}`;
}

/** Breaks at plain spaces alone: French keeps its punctuation with spaces that must not break. */
function wrap(text: string): string {
  const lines: string[] = [];
  for (const word of text.split(/[ \t\r\n]+/).filter((each) => each !== "")) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + 1 + word.length <= columns) {
      lines[lines.length - 1] = `${last} ${word}`;
    } else {
      lines.push(word);
    }
  }
  return lines.join("\n");
}
