// @vitest-environment happy-dom
// Which links and clicks are ours.

import { beforeEach, describe, expect, it } from "vitest";
import { clickedLink, internalTarget } from "../../src/navigation/internal-link.ts";

const here = { origin: "https://shop.example" };

function link(html: string): HTMLAnchorElement {
  document.body.innerHTML = html;
  return document.querySelector("a") as HTMLAnchorElement;
}

describe("internalTarget", () => {
  it.each([
    '<a href="https://shop.example/start/de">x</a>',
    '<a href="https://shop.example/start/de" target="_self">x</a>',
  ])("is ours: %s", (html) => {
    expect(internalTarget(link(html), here)?.pathname).toBe("/start/de");
  });

  it.each([
    "<a>x</a>",
    '<a href="https://elsewhere.example/start/de">x</a>',
    '<a href="mailto:kim@shop.example">x</a>',
    '<a href="https://shop.example/start/de" target="_blank">x</a>',
    '<a href="https://shop.example/list.pdf" download>x</a>',
    '<a href="https://shop.example/start/de" data-external>x</a>',
  ])("is the browser's: %s", (html) => {
    expect(internalTarget(link(html), here)).toBeNull();
  });
});

describe("clickedLink", () => {
  let target: HTMLElement;

  beforeEach(() => {
    target = link('<a href="/x"><span>x</span></a>').querySelector("span") as HTMLElement;
  });

  function click(init: MouseEventInit, prepare: (event: MouseEvent) => void = () => {}): HTMLAnchorElement | null {
    const event = new MouseEvent("click", { bubbles: true, cancelable: true, ...init });
    prepare(event);
    target.dispatchEvent(event);
    return clickedLink(event);
  }

  it("finds the link around what was clicked", () => {
    expect(click({})?.getAttribute("href")).toBe("/x");
  });

  it.each([{ metaKey: true }, { ctrlKey: true }, { shiftKey: true }, { altKey: true }, { button: 1 }])(
    "leaves a click with %o to the browser",
    (init) => {
      expect(click(init)).toBeNull();
    },
  );

  it("leaves alone what somebody else has handled", () => {
    expect(click({}, (event) => event.preventDefault())).toBeNull();
  });
});
