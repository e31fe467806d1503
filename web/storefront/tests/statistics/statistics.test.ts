// Counting steps: nothing before consent, each step once, nothing after the consent is withdrawn.

import type { PageKind } from "@trichter/shared/payload";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { createStore } from "zustand";
import { createTabStorage } from "../../src/navigation/tab-storage.ts";
import type { ConsentState } from "../../src/state/consent.ts";
import { createStageStore } from "../../src/state/quiz-stage.ts";
import { createStatistics } from "../../src/statistics/statistics.ts";
import { FakeStorage } from "../navigation/fake-storage.ts";
import { samplePayload } from "../sample-payload.ts";

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const visits = ["01KA3Q1QY0M7B2X9F5J1K8P3GA", "01KA3Q1QY0M7B2X9F5J1K8P3GB"];

type Sent = { visit: string; events: { kind: string; funnel: string; step: string }[] };

function start({ kind = "quiz" as PageKind, search = "", kept = new FakeStorage(), isGranted = false } = {}) {
  const consent = createStore<ConsentState>(() => ({ choice: null, question: "asking" }));
  const stages = createStageStore();
  const document = Object.assign(new EventTarget(), { visibilityState: "visible" as DocumentVisibilityState });
  const browser = Object.assign(new EventTarget(), { document, location: { search } });
  const ids = [...visits];
  const sent: Sent[] = [];
  let page = samplePayload(kind);
  const choose = (analytics: boolean) =>
    consent.setState({
      choice: { analytics, marketing: false, version: "2031-01-02", chosenAtMs: 0, subject: "" },
      question: "closed",
    });
  if (isGranted) {
    choose(true);
  }
  const statistics = createStatistics({
    consent,
    stages,
    browser: browser as never,
    storage: createTabStorage(() => kept),
    newId: () => ids.shift() ?? "",
    shownPage: () => page,
    country: () => "AT",
    buildId: "00000000000000b1",
    send: (json) => void sent.push(JSON.parse(json) as Sent),
  });
  statistics.start();
  return {
    sent,
    kept,
    choose,
    show(step: string) {
      stages.setState({ shown: { funnel: "start", step, revision: "00000000000000c1" } });
    },
    answer(step: string) {
      stages.setState({ answered: { funnel: "start", step, revision: "00000000000000c1" } });
    },
    navigate(to: PageKind, query = "") {
      page = samplePayload(to);
      if (to === "offer") {
        page.props.ways = [];
      }
      browser.location.search = query;
      stages.setState({ shown: null });
      statistics.pageShown();
    },
    hide() {
      document.visibilityState = "hidden";
      document.dispatchEvent(new Event("visibilitychange"));
    },
    leave: () => browser.dispatchEvent(new Event("pagehide")),
    wait: () => vi.advanceTimersByTime(5000),
    steps: () => sent.flatMap(({ events }) => events.map(({ kind, step }) => `${kind} ${step}`)),
  };
}

it("sends and keeps nothing before the visitor agreed, and nothing after a refusal", () => {
  const { show, answer, navigate, wait, hide, choose, sent, kept } = start();
  show("age");
  answer("age");
  navigate("email");
  wait();
  hide();
  choose(false);
  navigate("summary");
  wait();
  expect([sent, kept.length]).toEqual([[], 0]);
});

it("tells of the step on the screen when the visitor agrees, and of those that follow, together", () => {
  const { show, answer, navigate, choose, wait, sent } = start();
  show("age");
  choose(true);
  answer("age");
  show("goal");
  expect(sent).toEqual([]);
  wait();
  const step = { funnel: "start", country: "AT", content_version: "00000000000000c1" };
  expect(sent).toEqual([
    {
      visit: visits[0],
      events: [
        { kind: "seen", step: "sample-quiz/age", ...step },
        { kind: "answered", step: "sample-quiz/age", ...step },
        { kind: "seen", step: "sample-quiz/goal", ...step },
      ],
    },
  ]);
  navigate("email");
  wait();
  expect(sent[1]).toEqual({
    visit: visits[0],
    events: [{ kind: "seen", step: "sample-email", ...step, content_version: "00000000000000b1" }],
  });
});

it("takes up an earlier choice, and the visit of this tab", () => {
  const first = start({ kind: "email", isGranted: true });
  first.leave();
  const second = start({ kind: "summary", isGranted: true, kept: first.kept });
  second.leave();
  expect([...first.sent, ...second.sent].map(({ visit }) => visit)).toEqual([visits[0], visits[0]]);
});

it("tells of each step once", () => {
  const { show, answer, navigate, leave, steps } = start({ isGranted: true });
  for (const _ of [1, 2]) {
    navigate("quiz");
    show("age");
    answer("age");
    navigate("email");
    leave();
  }
  expect(steps()).toEqual(["seen sample-quiz/age", "answered sample-quiz/age", "seen sample-email"]);
});

it("follows the funnel that the address names, and knows it at the end of several", () => {
  const { navigate, leave, sent } = start({ kind: "landing", isGranted: true, search: "?src=v3" });
  navigate("summary", "?src=v3");
  navigate("offer", "?src=v3");
  navigate("terms", "?src=v3");
  leave();
  expect(sent[0]?.events.map(({ funnel, step }) => [funnel, step])).toEqual([
    ["v3", "sample-landing"],
    ["v3", "sample-summary"],
    ["v3", "sample-offer"],
    ["v3", "sample-terms"],
  ]);
});

it("tells of no offer to those who came by no funnel", () => {
  const { navigate, leave, sent } = start({ isGranted: true });
  navigate("offer");
  leave();
  expect(sent).toEqual([]);
});

it("sends at once what twenty steps bring together, and when the tab is hidden or left", () => {
  const { show, hide, leave, sent } = start({ isGranted: true });
  for (let step = 1; step <= 21; step += 1) {
    show(`s${step}`);
  }
  expect(sent.map(({ events }) => events.length)).toEqual([20]);
  hide();
  expect(sent.map(({ events }) => events.length)).toEqual([20, 1]);
  leave();
  expect(sent).toHaveLength(2);
});

it("forgets everything when the consent is withdrawn, and begins anew when it is given again", () => {
  const { show, answer, choose, wait, hide, sent, kept } = start({ isGranted: true });
  show("age");
  choose(false);
  expect(kept.length).toBe(0);
  answer("age");
  wait();
  hide();
  expect(sent).toEqual([]);
  choose(true);
  hide();
  expect(sent.map(({ visit, events }) => [visit, events.length])).toEqual([[visits[1], 1]]);
});

it("counts no more than a funnel can have", () => {
  const { show, leave, steps } = start({ isGranted: true });
  for (let step = 1; step <= 1000; step += 1) {
    show(`s${step}`);
  }
  leave();
  expect(steps()).toHaveLength(400);
});
