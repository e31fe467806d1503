// @vitest-environment happy-dom
// Moving view and focus after a navigation.

import { beforeEach, describe, expect, it, vi } from "vitest";
import { focusQuietly, scrollToAnchor } from "../../src/navigation/scroll.ts";

let section: HTMLElement;

beforeEach(() => {
  document.body.innerHTML = '<h1 tabindex="-1">x</h1><section id="a b">y</section>';
  section = document.querySelector("section") as HTMLElement;
});

describe("scrollToAnchor", () => {
  it.each([
    [false, "smooth"],
    [true, "instant"],
  ])("with reduced motion %s is %s", (isCalm, behavior) => {
    const scroll = vi.spyOn(section, "scrollIntoView");
    const matchMedia = () => ({ matches: isCalm }) as MediaQueryList;
    expect(scrollToAnchor({ document, matchMedia }, "#a%20b")).toBe(section);
    expect(scroll).toHaveBeenCalledExactlyOnceWith({ behavior });
  });

  it.each(["", "#", "#nowhere", "#%"])("finds nothing for %j", (hash) => {
    expect(scrollToAnchor(window, hash)).toBeNull();
  });
});

describe("focusQuietly", () => {
  it("focuses without scrolling, also what is not focusable by itself", () => {
    const focus = vi.spyOn(section, "focus");
    focusQuietly(section);
    expect(focus).toHaveBeenCalledExactlyOnceWith({ preventScroll: true });
    expect(document.activeElement).toBe(section);
  });

  it("does nothing without an element", () => {
    expect(() => focusQuietly(null)).not.toThrow();
  });
});
