// @vitest-environment happy-dom
// The document's head after a navigation.

import type { Head } from "@trichter/shared/payload";
import { beforeEach, expect, it, vi } from "vitest";
import { createHeadWriter } from "../../src/navigation/head.ts";

const before = `
  <title>Before</title>
  <meta name="description" content="before">
  <meta name="robots" content="noindex">
  <link rel="alternate" hreflang="de-DE" href="https://shop.example/before/de">
  <link rel="alternate" hreflang="x-default" href="https://shop.example/before">
  <link rel="icon" href="/assets/mark.svg">`;

const head: Head = {
  title: "After",
  description: "after",
  lang: "de-DE",
  canonical: "https://shop.example/after/de",
  alternates: [{ hreflang: "sv-SE", href: "https://shop.example/after/se" }],
  robots: null,
};

beforeEach(() => {
  vi.useFakeTimers();
  document.head.innerHTML = before;
  return () => vi.useRealTimers();
});

function shownHead() {
  return [...document.head.children].map((tag) =>
    tag.tagName === "TITLE" ? tag.textContent : [...tag.attributes].map(({ value }) => value).join(" "),
  );
}

it("changes, adds and removes what the page decides, and nothing else", () => {
  createHeadWriter(document).update(head);
  vi.advanceTimersByTime(10);
  expect(shownHead()).toEqual([
    "After",
    "description after",
    "icon /assets/mark.svg",
    "canonical https://shop.example/after/de",
    "alternate sv-SE https://shop.example/after/se",
  ]);
});

it("takes the canonical address and the alternates away for a page without them", () => {
  const writer = createHeadWriter(document);
  writer.update({ ...head, canonical: null, alternates: [], robots: "noindex" });
  vi.advanceTimersByTime(10);
  expect(shownHead()).toEqual(["After", "description after", "robots noindex", "icon /assets/mark.svg"]);
});

it("gathers updates for 10 ms and writes the last", () => {
  const writer = createHeadWriter(document);
  writer.update({ ...head, title: "First" });
  vi.advanceTimersByTime(9);
  expect(document.title).toBe("Before");
  writer.update({ ...head, title: "Second" });
  vi.advanceTimersByTime(1);
  expect(document.title).toBe("Second");
  writer.update({ ...head, title: "Third" });
  vi.advanceTimersByTime(10);
  expect(document.title).toBe("Third");
});
