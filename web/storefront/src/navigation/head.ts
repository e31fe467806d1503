// Keeps the document's head in step with the page that is shown. Updates are gathered for a moment, so that two quick
// navigations write once. The head of the first page comes from the server.

import type { Alternate, Head } from "@trichter/shared/payload";

const gatherMs = 10;

export type HeadWriter = { update(head: Head): void };

export function createHeadWriter(page: Document): HeadWriter {
  let next: Head | null = null;
  return {
    update(head) {
      if (!next) {
        setTimeout(() => {
          if (next) {
            write(page, next);
          }
          next = null;
        }, gatherMs);
      }
      next = head;
    },
  };
}

function write(page: Document, head: Head): void {
  page.title = head.title;
  writeTag(page, "meta", { name: "description" }, "content", head.description);
  writeTag(page, "meta", { name: "robots" }, "content", head.robots);
  writeTag(page, "link", { rel: "canonical" }, "href", head.canonical);
  writeAlternates(page, head.alternates);
}

/** One tag per key: changed if it is there, added if not, removed for null. */
function writeTag(
  page: Document,
  tagName: string,
  key: Record<string, string>,
  attribute: string,
  value: string | null,
): void {
  const selector = Object.entries(key).map(([name, wanted]) => `[${name}="${wanted}"]`);
  const present = page.head.querySelector(tagName + selector.join(""));
  if (value === null) {
    present?.remove();
    return;
  }
  const tag = present ?? page.head.appendChild(createTag(page, tagName, key));
  tag.setAttribute(attribute, value);
}

function writeAlternates(page: Document, alternates: readonly Alternate[]): void {
  for (const old of page.head.querySelectorAll("link[rel=alternate][hreflang]")) {
    old.remove();
  }
  for (const { hreflang, href } of alternates) {
    page.head.append(createTag(page, "link", { rel: "alternate", hreflang, href }));
  }
}

function createTag(page: Document, tagName: string, attributes: Record<string, string>): Element {
  const tag = page.createElement(tagName);
  for (const [name, value] of Object.entries(attributes)) {
    tag.setAttribute(name, value);
  }
  return tag;
}
