// @vitest-environment happy-dom
// The tag manager: silent before a visitor agrees, told of every page after that.

import { beforeEach, expect, it } from "vitest";
import { createStore } from "zustand";
import type { ConsentState } from "../../src/state/consent.ts";
import { createDataLayer, type DataLayerHost } from "../../src/tags/data-layer.ts";
import { createTagManager } from "../../src/tags/tag-manager.ts";

const denied = {
  ad_storage: "denied",
  ad_user_data: "denied",
  ad_personalization: "denied",
  analytics_storage: "denied",
};

beforeEach(() => {
  document.head.innerHTML = "";
});

function start({ id }: { id?: string } = { id: "GTM-ABC123" }) {
  const host: DataLayerHost = {};
  const consent = createStore<ConsentState>(() => ({ choice: null, question: "asking" }));
  let page = { path: "/start/de", routeName: "start-2" };
  const manager = createTagManager({
    id,
    document,
    dataLayer: createDataLayer(host),
    consent,
    now: () => 1234,
    shownPage: () => page,
  });
  manager.start();
  return {
    entries: () => (host.dataLayer ?? []).map((entry) => (isArguments(entry) ? [...entry] : entry)),
    raw: () => host.dataLayer ?? [],
    scripts: () => [...document.querySelectorAll("script")].map((script) => script.src),
    choose(analytics: boolean, marketing: boolean) {
      const choice = { analytics, marketing, version: "2031-01-02", chosenAtMs: 0, subject: "" };
      consent.setState({ choice, question: "closed" });
    },
    navigate(path: string, routeName: string) {
      page = { path, routeName };
      manager.pageShown();
    },
  };
}

function isArguments(entry: unknown): entry is Iterable<unknown> {
  return Object.prototype.toString.call(entry) === "[object Arguments]";
}

it("begins with all four signals denied, as a command the manager understands", () => {
  const { raw, entries, scripts } = start();
  expect(isArguments(raw()[0])).toBe(true);
  expect(entries()).toEqual([["consent", "default", denied]]);
  expect(scripts()).toEqual([]);
});

it("stays silent while nobody has agreed, and after a refusal", () => {
  const { entries, scripts, navigate, choose } = start();
  navigate("/go/de", "go-2");
  choose(false, false);
  navigate("/email/de", "email-2");
  expect(entries()).toEqual([["consent", "default", denied]]);
  expect(scripts()).toEqual([]);
});

it("loads after consent, says what is granted first, and tells of the page that is shown", () => {
  const { entries, scripts, choose } = start();
  choose(true, false);
  expect(entries().slice(1)).toEqual([
    ["consent", "update", { ...denied, analytics_storage: "granted" }],
    { event: "gtm.js", "gtm.start": 1234 },
    { event: "content-view", "content-name": "/start/de", "content-view-name": "start-2" },
  ]);
  expect(scripts()).toEqual(["https://www.googletagmanager.com/gtm.js?id=GTM-ABC123"]);
});

it("tells of every later page once", () => {
  const { entries, navigate, choose } = start();
  choose(true, true);
  const before = entries().length;
  navigate("/email/de", "email-2");
  navigate("/summary", "summary");
  expect(entries().slice(before)).toEqual([
    { event: "content-view", "content-name": "/email/de", "content-view-name": "email-2" },
    { event: "content-view", "content-name": "/summary", "content-view-name": "summary" },
  ]);
});

it("stops telling when consent is taken back, and loads only once", () => {
  const { entries, scripts, navigate, choose } = start();
  choose(true, true);
  choose(false, false);
  const before = entries().length;
  expect(entries().at(-1)).toEqual(["consent", "update", denied]);
  navigate("/email/de", "email-2");
  expect(entries()).toHaveLength(before);
  choose(false, true);
  expect(entries().at(-1)).toEqual([
    "consent",
    "update",
    { ad_storage: "granted", ad_user_data: "granted", ad_personalization: "granted", analytics_storage: "denied" },
  ]);
  expect(scripts()).toHaveLength(1);
});

it("does nothing but note the signals where no manager is set", () => {
  const { entries, scripts, navigate, choose } = start({});
  choose(true, true);
  navigate("/email/de", "email-2");
  expect(entries().map((entry) => (Array.isArray(entry) ? entry[1] : entry))).toEqual(["default", "update"]);
  expect(scripts()).toEqual([]);
});
