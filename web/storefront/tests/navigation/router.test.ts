// @vitest-environment happy-dom
// Client navigation as a visitor meets it: clicks, back and forward, failures, redirects, newer builds.

import { beforeEach, describe, expect, it, vi } from "vitest";
import { PayloadUnavailableError } from "../../src/navigation/payload-source.ts";
import { createRouter, type RouterParts } from "../../src/navigation/router.ts";
import { createScrollMemory } from "../../src/navigation/scroll-memory.ts";
import { createTabStorage } from "../../src/navigation/tab-storage.ts";
import { scopeListeners } from "../listener-scope.ts";
import { FakeBrowser } from "./fake-browser.ts";
import { FakeStorage } from "./fake-storage.ts";

const origin = "https://shop.example";

scopeListeners(document);

beforeEach(() => {
  document.body.innerHTML = "";
});

function create(overrides: Partial<RouterParts<string>> = {}) {
  const browser = new FakeBrowser(`${origin}/a/de?src=v3`);
  const show = vi.fn((path: string) => {
    document.body.innerHTML = `<h1 tabindex="-1">${path}</h1><p id="part">part</p>`;
  });
  const loadView = vi.fn<RouterParts<string>["loadView"]>(async (path) => path);
  const reloadAt = vi.fn((_url: URL) => true);
  const onError = vi.fn();
  const chunkError = new TypeError("chunk");
  const storage = createTabStorage(() => new FakeStorage());
  const asWindow = browser.asWindow();
  const router = createRouter<string>({
    browser: asWindow,
    loadView,
    show,
    rulesFor: async () => ({}),
    isOutdated: () => false,
    reloadGuard: { reloadAt },
    chunkErrors: { clear: vi.fn(), has: (error) => error === chunkError },
    scrollMemory: createScrollMemory(asWindow, storage, () => 42),
    onAddressChange: vi.fn(),
    onError,
    ...overrides,
  });
  router.start();
  return { browser, router, show, loadView, reloadAt, onError, chunkError };
}

function click(href: string): MouseEvent {
  const link = Object.assign(document.createElement("a"), { href });
  document.body.append(link);
  const event = new MouseEvent("click", { bubbles: true, cancelable: true });
  link.dispatchEvent(event);
  // The environment would follow the link for real.
  event.preventDefault();
  return event;
}

describe("navigation to another page", () => {
  it("loads it, makes its address current, shows it from the top and focuses its heading", async () => {
    const { browser, router, show, loadView } = create();
    browser.scrollY = 700;
    await router.navigateTo("/b/de?src=v3");
    expect(loadView).toHaveBeenCalledExactlyOnceWith("/b/de", expect.any(AbortSignal));
    expect(show).toHaveBeenCalledExactlyOnceWith("/b/de");
    expect(browser.address).toBe("/b/de?src=v3");
    expect(browser.entryCount).toBe(2);
    expect(browser.scrollTo).toHaveBeenLastCalledWith({ left: 0, top: 0, behavior: "instant" });
    expect(document.activeElement?.tagName).toBe("H1");
    expect(browser.fullLoads).toEqual([]);
  });

  it("replaces the entry when asked to", async () => {
    const { browser, router } = create();
    await router.navigateTo("/b/de", { replace: true });
    expect(browser.address).toBe("/b/de");
    expect(browser.entryCount).toBe(1);
  });

  it("goes to the part that the address names", async () => {
    const { browser, router } = create();
    const scroll = vi.spyOn(Element.prototype, "scrollIntoView");
    await router.navigateTo("/b/de#part");
    expect(scroll).toHaveBeenCalledExactlyOnceWith({ behavior: "smooth" });
    expect(browser.scrollTo).not.toHaveBeenCalled();
    expect(document.activeElement?.id).toBe("part");
  });

  it("shows that it is under way, and that it is no longer", async () => {
    const { router } = create();
    const arrival = router.navigateTo("/b/de");
    expect(document.documentElement.dataset.navigating).toBe("true");
    await arrival;
    expect(document.documentElement.dataset.navigating).toBeUndefined();
  });

  it("is dropped by a later one", async () => {
    let signalOfFirst: AbortSignal | undefined;
    const { browser, router, show } = create({
      loadView: (path, signal) => {
        signalOfFirst ??= signal;
        return path === "/slow/de" ? new Promise(() => {}) : Promise.resolve(path);
      },
    });
    void router.navigateTo("/slow/de");
    await router.navigateTo("/b/de");
    expect(signalOfFirst?.aborted).toBe(true);
    expect(show.mock.calls).toEqual([["/b/de"]]);
    expect(browser.address).toBe("/b/de");
  });

  it("shows nothing late: what arrives after a newer navigation is dropped", async () => {
    let arriveLate = (_view: string) => {};
    const { router, show } = create({
      loadView: (path) =>
        path === "/slow/de" ? new Promise((resolve) => (arriveLate = resolve)) : Promise.resolve(path),
    });
    const slow = router.navigateTo("/slow/de");
    await router.navigateTo("/b/de");
    arriveLate("/slow/de");
    await slow;
    expect(show.mock.calls).toEqual([["/b/de"]]);
  });
});

describe("navigation within the page", () => {
  it("fetches nothing for another query", async () => {
    const onAddressChange = vi.fn();
    const { browser, router, loadView, show } = create({ onAddressChange });
    await router.navigateTo("/a/de?src=go");
    expect(browser.address).toBe("/a/de?src=go");
    expect(onAddressChange).toHaveBeenCalledTimes(1);
    expect(loadView).not.toHaveBeenCalled();
    expect(show).not.toHaveBeenCalled();
    expect(browser.scrollTo).not.toHaveBeenCalled();
  });

  it("leaves a fragment to the browser", async () => {
    const { browser, router, loadView } = create();
    await router.navigateTo("#part");
    expect(browser.fullLoads).toEqual([`assign ${origin}/a/de?src=v3#part`]);
    expect(loadView).not.toHaveBeenCalled();
  });

  it("goes to the top for the very address that is shown", async () => {
    const { browser, router, loadView } = create();
    await router.navigateTo("/a/de?src=v3");
    expect(browser.entryCount).toBe(1);
    expect(browser.scrollTo).toHaveBeenCalledExactlyOnceWith({ left: 0, top: 0, behavior: "instant" });
    expect(loadView).not.toHaveBeenCalled();
  });
});

describe("an address elsewhere", () => {
  it("throws without the external flag, and nothing happens", () => {
    const { browser, router, loadView } = create();
    expect(() => router.navigateTo("https://elsewhere.example/x")).toThrow("needs the external flag");
    expect(() => router.navigateTo("//elsewhere.example/x")).toThrow("needs the external flag");
    expect(browser.address).toBe("/a/de?src=v3");
    expect(browser.fullLoads).toEqual([]);
    expect(loadView).not.toHaveBeenCalled();
  });

  it("is loaded by the browser with the flag", async () => {
    const { browser, router } = create();
    await router.navigateTo("https://elsewhere.example/x", { external: true });
    expect(browser.fullLoads).toEqual(["assign https://elsewhere.example/x"]);
  });

  it("is never a script", () => {
    const { router } = create();
    expect(() => router.navigateTo("javascript:alert(1)", { external: true })).toThrow("refused");
  });
});

describe("a click", () => {
  it("on a link to another page is taken over", async () => {
    const { browser, show } = create();
    const event = click(`${origin}/b/de`);
    expect(event.defaultPrevented).toBe(true);
    await expect.poll(() => show.mock.calls).toEqual([["/b/de"]]);
    expect(browser.address).toBe("/b/de");
  });

  it.each([`${origin}/a/de?src=v3#part`, "https://elsewhere.example/b"])("on %s stays with the browser", (href) => {
    const { loadView } = create();
    let wasPrevented = true;
    const check = (event: Event) => {
      wasPrevented = event.defaultPrevented;
      event.preventDefault();
    };
    window.addEventListener("click", check, { once: true });
    click(href);
    expect(wasPrevented).toBe(false);
    expect(loadView).not.toHaveBeenCalled();
  });
});

describe("back and forward", () => {
  it("load the page and restore the position", async () => {
    const { browser, router, show } = create();
    browser.scrollY = 640;
    await router.navigateTo("/b/de");
    browser.scrollY = 90;
    browser.go(-1);
    await expect.poll(() => show.mock.calls).toEqual([["/b/de"], ["/a/de"]]);
    expect(browser.scrollTo).toHaveBeenLastCalledWith({ left: 0, top: 640, behavior: "instant" });
    browser.go(1);
    await expect.poll(() => show.mock.calls.length).toBe(3);
    expect(browser.scrollTo).toHaveBeenLastCalledWith({ left: 0, top: 90, behavior: "instant" });
    expect(browser.entryCount).toBe(2);
  });

  it("fetch nothing between fragments of one page, and restore the position there too", async () => {
    const { browser, loadView } = create();
    browser.scrollY = 30;
    click(`${origin}/a/de?src=v3#part`);
    browser.moveToFragment("#part", 900);
    expect(browser.scrollTo).not.toHaveBeenCalled();
    browser.go(-1);
    await expect.poll(() => browser.scrollTo.mock.lastCall).toEqual([{ left: 0, top: 30, behavior: "instant" }]);
    browser.go(1);
    await expect.poll(() => browser.scrollTo.mock.lastCall).toEqual([{ left: 0, top: 900, behavior: "instant" }]);
    expect(loadView).not.toHaveBeenCalled();
  });

  it("reload where there is no payload, since the address has changed already", async () => {
    const { browser, router, loadView } = create();
    await router.navigateTo("/b/de");
    loadView.mockRejectedValue(new PayloadUnavailableError("gone"));
    browser.go(-1);
    await expect.poll(() => browser.fullLoads).toEqual([`reload ${origin}/a/de?src=v3`]);
  });
});

describe("a failure", () => {
  it("to get the payload lets the browser load the target", async () => {
    const { browser, router, loadView, show } = create();
    loadView.mockRejectedValue(new PayloadUnavailableError("404"));
    await router.navigateTo("/b/de?x=1");
    expect(browser.fullLoads).toEqual([`assign ${origin}/b/de?x=1`]);
    expect(show).not.toHaveBeenCalled();
  });

  it("to load a chunk reloads at the target, through the guard", async () => {
    const { browser, router, loadView, reloadAt, chunkError, onError } = create();
    loadView.mockRejectedValue(chunkError);
    await router.navigateTo("/b/de?x=1");
    expect(reloadAt).toHaveBeenCalledExactlyOnceWith(new URL(`${origin}/b/de?x=1`));
    expect(onError).not.toHaveBeenCalled();
    expect(browser.address).toBe("/a/de?src=v3");
  });

  it("to load a chunk is reported if the guard refuses", async () => {
    const { router, loadView, reloadAt, chunkError, onError } = create();
    loadView.mockRejectedValue(chunkError);
    reloadAt.mockReturnValue(false);
    await router.navigateTo("/b/de");
    expect(onError).toHaveBeenCalledExactlyOnceWith(chunkError);
  });

  it("of any other sort is reported, and nothing moves", async () => {
    const { browser, router, loadView, reloadAt, onError } = create();
    const error = new Error("broken module");
    loadView.mockRejectedValue(error);
    await router.navigateTo("/b/de");
    expect(onError).toHaveBeenCalledExactlyOnceWith(error);
    expect(reloadAt).not.toHaveBeenCalled();
    expect(browser.address).toBe("/a/de?src=v3");
  });
});

describe("a redirect rule", () => {
  const rules = (table: Record<string, string>) => async (path: string) =>
    table[path] === undefined ? {} : { redirect: table[path] };

  it("is followed, with the query kept, even if the old address has no payload", async () => {
    const { browser, router, show } = create({
      rulesFor: rules({ "/shop/de": "/take/de" }),
      loadView: async (path) => {
        if (path === "/shop/de") {
          throw new PayloadUnavailableError("404");
        }
        return path;
      },
    });
    await router.navigateTo("/shop/de?src=v3");
    expect(show.mock.calls).toEqual([["/take/de"]]);
    expect(browser.address).toBe("/take/de?src=v3");
    expect(browser.fullLoads).toEqual([]);
  });

  it("to an absolute address is left to the browser", async () => {
    const { browser, router, show } = create({ rulesFor: rules({ "/help/de": "https://help.example/" }) });
    await router.navigateTo("/help/de");
    expect(browser.fullLoads).toEqual(["href https://help.example/"]);
    expect(show).not.toHaveBeenCalled();
  });

  it("does not lead round in circles", async () => {
    const { router, loadView } = create({ rulesFor: rules({ "/x": "/y", "/y": "/x" }) });
    await router.navigateTo("/x");
    expect(loadView.mock.calls.length).toBeLessThan(30);
  });
});

describe("a newer build", () => {
  it("turns the next navigation into a reload at its target", async () => {
    const { router, reloadAt, loadView } = create({ isOutdated: () => true });
    await router.navigateTo("/b/de?x=1");
    expect(reloadAt).toHaveBeenCalledExactlyOnceWith(new URL(`${origin}/b/de?x=1`));
    expect(loadView).not.toHaveBeenCalled();
  });

  it("does not disturb a navigation that the guard refuses to reload", async () => {
    const { router, show } = create({ isOutdated: () => true, reloadGuard: { reloadAt: () => false } });
    await router.navigateTo("/b/de");
    expect(show.mock.calls).toEqual([["/b/de"]]);
  });

  it("does not touch a move within the page", async () => {
    const { router, reloadAt } = create({ isOutdated: () => true });
    await router.navigateTo("/a/de?other=1");
    expect(reloadAt).not.toHaveBeenCalled();
  });
});

describe("asking for the same page anew", () => {
  it("shows what has changed, at the same place and in the same entry", async () => {
    const { browser, router, show, loadView } = create();
    browser.scrollY = 700;
    await router.refresh();
    expect(loadView).toHaveBeenCalledExactlyOnceWith("/a/de", expect.any(AbortSignal));
    expect(show).toHaveBeenCalledExactlyOnceWith("/a/de");
    expect(browser.address).toBe("/a/de?src=v3");
    expect(browser.entryCount).toBe(1);
    expect(browser.scrollTo).not.toHaveBeenCalled();
  });

  it("never takes a visitor back who went on meanwhile", async () => {
    let arrive: (view: string) => void = () => {};
    const slow = new Promise<string>((resolve) => {
      arrive = resolve;
    });
    const loadView = vi.fn((path: string) => (path === "/a/de" ? slow : Promise.resolve(path)));
    const { router, show } = create({ loadView });
    const refreshed = router.refresh();
    await router.navigateTo("/b/de");
    arrive("/a/de");
    await refreshed;
    expect(show).toHaveBeenCalledExactlyOnceWith("/b/de");
  });

  it("leaves the page as it is if it cannot be had", async () => {
    const failure = new PayloadUnavailableError("away");
    const { browser, router, show, onError } = create({ loadView: () => Promise.reject(failure) });
    await router.refresh();
    expect(show).not.toHaveBeenCalled();
    expect(onError).toHaveBeenCalledExactlyOnceWith(failure);
    expect(browser.fullLoads).toEqual([]);
  });
});
