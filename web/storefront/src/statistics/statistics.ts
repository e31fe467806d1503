// Counts which steps of a funnel are seen and answered: only after the visitor agreed to statistics, and no longer than that.
// An event says what happened on which step and nothing about who or what was answered.

import type { FunnelEvents } from "@trichter/shared/api-client";
import type { Country, Payload } from "@trichter/shared/payload";
import type { StoreApi } from "zustand";
import { wayOf } from "../features/quiz/way.ts";
import { parseJson } from "../navigation/parse-json.ts";
import type { TabStorage } from "../navigation/tab-storage.ts";
import type { ConsentState } from "../state/consent.ts";
import type { QuizStage, StageStore } from "../state/quiz-stage.ts";

const storageKey = "trichter:visit";

/** A visitor who reads on for this long has earned a request. */
const flushAfterMs = 5000;

const flushAt = 20;

/** More different events than any funnel has; whoever makes more is no visitor. */
const maxTold = 400;

/** One tab's walk through the shop. Its id makes events count once and is stored nowhere but in the tab. */
type Visit = {
  id: string;
  /** The funnel of the last step: an offer is the end of several and does not say of which. */
  funnel: string | null;
};

type Stage = { funnel: string; step: string; version: string };

type FunnelEvent = FunnelEvents["events"][number];

type StatisticsParts = {
  consent: StoreApi<ConsentState>;
  stages: StageStore;
  browser: Pick<Window, "addEventListener"> & {
    document: Pick<Document, "addEventListener" | "visibilityState">;
    location: Pick<Location, "search">;
  };
  /** Of the tab. Not touched before the visitor agreed. */
  storage: Pick<TabStorage, "get" | "set" | "remove">;
  newId(): string;
  shownPage(): Pick<Payload, "page" | "props">;
  country(): Country;
  buildId: string;
  send(json: string): void;
};

export type Statistics = {
  /** Takes up what was chosen before, and follows what will be. */
  start(): void;
  /** After every navigation that arrived. */
  pageShown(): void;
};

export function createStatistics(parts: StatisticsParts): Statistics {
  const { consent, stages, browser, storage, newId, shownPage, country, buildId, send } = parts;
  const told = new Set<string>();
  let visit: Visit | null = null;
  let waiting: FunnelEvent[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;

  function follow({ choice }: ConsentState): void {
    if (choice?.analytics) {
      begin();
    } else {
      end();
    }
  }

  function begin(): void {
    if (!visit) {
      visit = keptVisit() ?? { id: newId(), funnel: null };
      keep(visit);
      pageShown();
      tellStep("seen", stages.getState().shown);
    }
  }

  /** Nothing of a visit outlives the consent to it. */
  function end(): void {
    if (visit) {
      visit = null;
      forgetWaiting();
      told.clear();
      storage.remove(storageKey);
    }
  }

  function keptVisit(): Visit | null {
    const kept = parseJson(storage.get(storageKey)) as Partial<Visit> | null;
    return typeof kept?.id === "string" ? { id: kept.id, funnel: kept.funnel ?? null } : null;
  }

  function keep(changed: Visit): void {
    visit = changed;
    storage.set(storageKey, JSON.stringify(changed));
  }

  /** The steps of a quiz count, not the page that they are on. */
  function pageShown(): void {
    const { page, props } = shownPage();
    const funnel =
      wayOf(props.ways, browser.location.search)?.funnel ?? (props.kind === "offer" ? visit?.funnel : null);
    if (funnel && !props.quiz) {
      tell("seen", { funnel, step: page, version: buildId });
    }
  }

  function tellStep(kind: FunnelEvent["kind"], stage: QuizStage | null): void {
    if (stage) {
      tell(kind, { funnel: stage.funnel, step: `${shownPage().page}/${stage.step}`, version: stage.revision });
    }
  }

  function tell(kind: FunnelEvent["kind"], { funnel, step, version }: Stage): void {
    const name = `${kind} ${funnel} ${step}`;
    if (!visit || told.has(name) || told.size >= maxTold) {
      return;
    }
    told.add(name);
    if (visit.funnel !== funnel) {
      keep({ ...visit, funnel });
    }
    waiting.push({ kind, funnel, step, country: country(), content_version: version });
    if (waiting.length >= flushAt) {
      flush();
    } else {
      timer ??= setTimeout(flush, flushAfterMs);
    }
  }

  function flush(): void {
    if (visit && waiting.length > 0) {
      const events: FunnelEvents = { visit: visit.id, events: waiting };
      send(JSON.stringify(events));
    }
    forgetWaiting();
  }

  function forgetWaiting(): void {
    clearTimeout(timer);
    timer = undefined;
    waiting = [];
  }

  return {
    start() {
      follow(consent.getState());
      consent.subscribe(follow);
      stages.subscribe((now, before) => {
        if (now.answered !== before.answered) {
          tellStep("answered", now.answered);
        }
        if (now.shown !== before.shown) {
          tellStep("seen", now.shown);
        }
      });
      // After either of them the page may never run again.
      browser.document.addEventListener("visibilitychange", () => {
        if (browser.document.visibilityState === "hidden") {
          flush();
        }
      });
      browser.addEventListener("pagehide", flush);
    },
    pageShown,
  };
}
