// @vitest-environment happy-dom
// The first screen as the server sends it, and how the browser takes it over.

import { act } from "react";
import { hydrateRoot, type Root } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { afterEach, expect, it, vi } from "vitest";
import { App } from "../../../src/app/app.tsx";
import { layouts, pages, shopBlocks } from "../../../src/app/server-modules.ts";
import { keptRun } from "../../../src/features/quiz/runs.ts";
import { DeviceContext } from "../../../src/navigation/device-context.ts";
import { NavigationContext } from "../../../src/navigation/navigation-context.ts";
import { ClientStateContext, clientStateFrom, createClientStore } from "../../../src/state/client-state.ts";
import { samplePayload } from "../../sample-payload.ts";
import { fakeDevice } from "./fake-device.ts";

let root: Root | undefined;

afterEach(() => act(async () => root?.unmount()));

/** The app with a quiz that begins with one of its steps. */
function appStartingWith(id: string, device = fakeDevice()) {
  const payload = samplePayload("quiz", "quiz");
  const { quiz } = payload.props;
  if (!quiz) {
    throw new Error("The sample has a quiz.");
  }
  const first = quiz.steps.findIndex((step) => step.id === id);
  payload.props.quiz = { ...quiz, steps: quiz.steps.slice(first) };
  const view = { payload, Page: pages.quiz.Page, Layout: layouts.quiz.Layout, shopBlocks };
  return (
    <ClientStateContext value={createClientStore(clientStateFrom(payload))}>
      <DeviceContext value={device}>
        <App view={view} announcement="" />
      </DeviceContext>
    </ClientStateContext>
  );
}

it("is a real group of radio buttons between the heading and what explains it", () => {
  const html = renderToString(appStartingWith("goal"));
  expect(html).toMatch(/<fieldset[^>]*><legend[^>]*>.*<h2 id="quiz-question"[^>]*>text of question-goal<\/h2>/);
  expect(html.match(/<input type="radio" name="goal"/g)).toHaveLength(2);
  expect(html.indexOf("<h1")).toBeLessThan(html.indexOf('class="quiz"'));
  expect(html.indexOf('class="quiz"')).toBeLessThan(html.indexOf('class="blocks"'));
  expect(html).toContain('max="1000" value="0"');
});

it("says without a script that it cannot run, leads home, and makes no address of an answer", () => {
  const html = renderToString(appStartingWith("goal"));
  expect(html).toMatch(
    /<noscript>.*text of quiz-no-script.*<a href="\/at"[^>]*>text of quiz-stop-home<\/a>.*<\/noscript>/,
  );
  expect(html).toMatch(/<form [^>]*method="dialog"/);
});

it("shows pictures with their size and without a second name", () => {
  const html = renderToString(appStartingWith("now"));
  expect(html.match(/<img alt="" width="600" height="800"/g)).toHaveLength(3);
});

it.each(["goal", "now", "habits", "says", "card", "name", "sleep"])(
  "is taken over without a difference when it asks for %s",
  async (id) => {
    vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
    const complaints = vi.spyOn(console, "error").mockImplementation(() => {});
    const app = appStartingWith(id);
    document.body.innerHTML = `<div id="root">${renderToString(app)}</div>`;
    const onRecoverableError = vi.fn();
    await act(async () => {
      root = hydrateRoot(document.getElementById("root") as HTMLElement, app, { onRecoverableError });
    });
    expect(document.getElementById("quiz-question")?.textContent).toBe(`text of question-${id}`);
    expect(onRecoverableError).not.toHaveBeenCalled();
    expect(complaints).not.toHaveBeenCalled();
  },
);

it("asks for consent first where the first question is about the body", () => {
  const html = renderToString(appStartingWith("age"));
  expect(html).toContain("text of quiz-consent-heading</h2>");
  expect(html).not.toContain("question-age");
});

it("takes an answer that is faster than the code behind it", async () => {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  const device = fakeDevice();
  const navigateTo = vi.fn(async () => {});
  const navigation = {
    refresh: async () => {},
    navigateTo,
    subscribeToAddress: () => () => {},
    currentQuery: () => "",
    currentFragment: () => "",
    openFragment: () => {},
    closeFragment: () => {},
    loadPayload: () => Promise.reject(new Error("no other page")),
    watchLink: () => () => {},
  };
  const app = <NavigationContext value={navigation}>{appStartingWith("goal", device)}</NavigationContext>;
  document.body.innerHTML = `<div id="root">${renderToString(app)}</div>`;
  // Nothing that has to be waited for has come yet.
  act(() => {
    root = hydrateRoot(document.getElementById("root") as HTMLElement, app);
  });
  act(() => document.querySelector<HTMLElement>('input[value="calm"]')?.click());
  expect(device.kept.length).toBe(0);
  await act(async () => {});
  expect(keptRun(device, "sample").store.getState().run?.answers).toEqual({ goal: { chosen: ["calm"] } });
  expect(navigateTo).toHaveBeenCalledWith("#step-2");
});

it("leaves the device alone until something is answered", async () => {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  const device = fakeDevice();
  const app = appStartingWith("goal", device);
  document.body.innerHTML = `<div id="root">${renderToString(app)}</div>`;
  await act(async () => {
    root = hydrateRoot(document.getElementById("root") as HTMLElement, app);
  });
  expect(device.kept.length).toBe(0);
  expect(keptRun(device, "sample").store.getState().run).toBeNull();
});
