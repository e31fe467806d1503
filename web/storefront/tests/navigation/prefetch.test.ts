// @vitest-environment happy-dom
// When links are prefetched, and when not.

import { beforeEach, describe, expect, it, vi } from "vitest";
import { createPrefetcher } from "../../src/navigation/prefetch.ts";

let show: (link: HTMLAnchorElement) => void;
let observers: number;
const observed = new Set<Element>();

beforeEach(() => {
  observers = 0;
  observed.clear();
  document.body.innerHTML = "";
  vi.stubGlobal(
    "IntersectionObserver",
    class {
      constructor(callback: (entries: Partial<IntersectionObserverEntry>[]) => void) {
        observers += 1;
        show = (target) => observed.has(target) && callback([{ isIntersecting: true, target }]);
      }

      observe = (link: Element) => observed.add(link);

      unobserve = (link: Element) => observed.delete(link);
    },
  );
});

function link(path: string, attributes = ""): HTMLAnchorElement {
  const holder = document.createElement("p");
  holder.innerHTML = `<a href="https://shop.example${path}" ${attributes}>x</a>`;
  document.body.append(holder);
  return holder.firstElementChild as HTMLAnchorElement;
}

function create({ isUnfit = false } = {}) {
  const load = vi.fn(async (_path: string) => {});
  const prefetcher = createPrefetcher({
    location: { origin: "https://shop.example", pathname: "/here/de" },
    load,
    limit: (task) => task(),
    isUnfit: () => isUnfit,
    whenIdle: (task) => task(),
  });
  return { prefetcher, load };
}

describe("a link that comes into view", () => {
  it("is prefetched once the app is ready, by one shared observer", () => {
    const { prefetcher, load } = create();
    const [early, late] = [link("/a/de?src=v3"), link("/b/de/")];
    prefetcher.watch(early);
    expect(observed.size).toBe(0);
    prefetcher.start();
    prefetcher.watch(late);
    show(early);
    show(late);
    expect(load.mock.calls).toEqual([["/a/de"], ["/b/de"]]);
    expect(observers).toBe(1);
  });

  it("is watched no longer afterwards", () => {
    const { prefetcher } = create();
    const a = link("/a/de");
    prefetcher.watch(a);
    prefetcher.start();
    show(a);
    expect(observed.size).toBe(0);
  });

  it("does not load a path a second time, even after a failure", () => {
    const { prefetcher, load } = create();
    load.mockRejectedValue(new Error("no"));
    prefetcher.start();
    for (const same of [link("/a/de"), link("/a/de?x=1"), link("/a/de#part")]) {
      prefetcher.watch(same);
      show(same);
    }
    expect(load).toHaveBeenCalledTimes(1);
  });

  it.each([
    ["opens a new tab", () => link("/a/de", 'target="_blank"')],
    ["is marked external", () => link("/a/de", "data-external")],
    ["leads to the page that is shown", () => link("/here/de?x=1")],
  ])("is left alone if it %s", (_name, create_) => {
    const { prefetcher, load } = create();
    prefetcher.start();
    const a = create_();
    prefetcher.watch(a);
    show(a);
    expect(load).not.toHaveBeenCalled();
  });

  it("is left alone on a connection that is unfit", () => {
    const { prefetcher, load } = create({ isUnfit: true });
    prefetcher.start();
    const a = link("/a/de");
    prefetcher.watch(a);
    show(a);
    expect(load).not.toHaveBeenCalled();
  });

  it("is left alone once it has left the page", () => {
    const { prefetcher } = create();
    prefetcher.start();
    const stop = prefetcher.watch(link("/a/de"));
    stop();
    expect(observed.size).toBe(0);
  });
});
