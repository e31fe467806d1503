// Where a visitor is in a quiz and what their answers do: the run, the quiz it is pinned to, the screen that the address
// names, and the ways on and back.

import type { Answer, Quiz, Way } from "@trichter/shared/quiz";
import { use, useCallback, useEffect, useState } from "react";
import { usePageFacts } from "../../blocks/page-facts.ts";
import { DeviceContext } from "../../navigation/device-context.ts";
import { useNavigation, useQuery } from "../../navigation/navigation-context.ts";
import { correctScreen, goToScreen, returnToScreen } from "../../navigation/screens.ts";
import { useAskedScreen } from "../../navigation/use-screen.ts";
import { useClientState } from "../../state/client-state.ts";
import { loadBundle } from "./bundles.ts";
import { hrefAfter } from "./outcome.ts";
import { type HealthConsent, type KeptRun, type Run, useKeptRun, useRun } from "./runs.ts";
import { type Screen, screensOf } from "./screens.ts";
import { useAnswerSync } from "./sync.ts";
import type { Typed } from "./units.ts";
import { type Linked, useLinkedRun } from "./use-linked-run.ts";
import { useAnsweredStage } from "./use-stage.ts";
import { queryOf, wayOf } from "./way.ts";

export type Player = {
  quiz: Quiz;
  /** The Fluent source of the quiz, if it is not the page's. */
  source: string | null;
  run: Run | null;
  /** What a link of a mail opens. */
  linked: Linked;
  /** Whether the quiz that the visitor began is here. */
  state: "ready" | "loading" | "failed";
  screens: Screen[];
  /** The present one, counted from one. */
  number: number;
  screen: Screen;
  /** The page after the quiz, without its query; null if the page stands in no funnel. */
  way: Way | null;
  answer(stepId: string, answer: Answer, typed?: Typed): void;
  consent(consent: HealthConsent): void;
  goTo(number: number): void;
  goBack(): void;
  restart(): void;
  retry(): void;
};

export function usePlayer(pageQuiz: Quiz, ways: readonly Way[]): Player {
  const kept = useKeptRun(pageQuiz.name);
  const run = useRun(kept);
  const linked = useLinkedRun(pageQuiz.name);
  const pinned = usePinnedQuiz(pageQuiz, kept, run);
  const { quiz, state } = pinned;
  const { navigateTo } = useNavigation();
  const sync = useAnswerSync();
  useEffect(() => sync.sendWaiting(), [sync]);
  const tellAnswered = useAnsweredStage();
  const query = useQuery();
  const way = wayOf(ways, query);
  const country = useClientState(({ locale }) => locale);
  const language = useClientState(({ language }) => language);
  const { frame } = usePageFacts();
  const place = {
    funnel: way?.funnel ?? "",
    country,
    locale: language,
    text_version: frame.healthConsentVersion,
  };

  const screens = screensOf(quiz, run);
  const asked = useAskedScreen();
  const number = Math.min(asked, screens.length);
  // A first step there always is.
  const screen = screens[number - 1] ?? { kind: "step", step: 0 };
  const isBeyond = state === "ready" && asked > number;
  useEffect(() => {
    if (isBeyond) {
      void correctScreen(navigateTo, number);
    }
  }, [isBeyond, number, navigateTo]);

  function goOn(changed: Run): void {
    const following = screensOf(quiz, changed);
    if (number < following.length) {
      void goToScreen(navigateTo, number + 1);
    } else if (way) {
      void navigateTo(hrefAfter(way, changed.result?.ending ?? null) + queryOf(way, query));
    }
  }

  return {
    ...pinned,
    run,
    linked,
    screens,
    number,
    screen,
    way,
    answer(stepId, answer, typed) {
      const changed = kept.answer(quiz, stepId, answer, typed);
      if (changed.consent === "given") {
        sync.answerGiven(changed, stepId);
      }
      tellAnswered({ funnel: way?.funnel, step: stepId, revision: quiz.revision });
      goOn(changed);
    },
    consent(consent) {
      const before = run?.consent ?? "none";
      const changed = kept.consent(quiz, consent);
      if (consent === "given" && before !== "given") {
        sync.consentGiven(changed, place);
      } else if (consent !== "given" && run?.consent === "given") {
        sync.consentWithdrawn(run);
      }
      if (before === "none") {
        goOn(changed);
      } else {
        // Who changed their mind on the way goes on where they were.
        void goToScreen(navigateTo, screensOf(quiz, changed).length);
      }
    },
    goTo: (target) => void goToScreen(navigateTo, target),
    goBack: () => void returnToScreen(navigateTo, number - 1),
    restart() {
      if (run?.consent === "given") {
        sync.consentWithdrawn(run);
      }
      kept.drop();
      if (number > 1) {
        void correctScreen(navigateTo, 1);
      }
    },
  };
}

type Pinned = Pick<Player, "quiz" | "source" | "state" | "retry">;

type Loading = { revision: string; quiz: Quiz; source: string } | { revision: string; failed: true };

/** The quiz of the revision that the visitor began, as long as it can be had; answers that fit are carried over else. */
function usePinnedQuiz(pageQuiz: Quiz, kept: KeptRun, run: Run | null): Pinned {
  const device = use(DeviceContext);
  const apiBaseUrl = useClientState(({ config }) => config.apiBaseUrl ?? "");
  const locale = useClientState(({ language }) => language);
  const [loading, setLoading] = useState<Loading | null>(null);
  const [attempt, setAttempt] = useState(0);
  const revision = run && run.revision !== pageQuiz.revision ? run.revision : null;

  useEffect(() => {
    // Another attempt, another request.
    void attempt;
    if (revision === null) {
      return;
    }
    let isCurrent = true;
    loadBundle(device, { apiBaseUrl, name: pageQuiz.name, revision, locale }).then(
      (bundle) => {
        if (!isCurrent) {
          return;
        }
        if (bundle === "gone") {
          kept.carryOver(pageQuiz);
        } else {
          setLoading({ revision, quiz: bundle.quiz, source: bundle.text });
        }
      },
      () => isCurrent && setLoading({ revision, failed: true }),
    );
    return () => {
      isCurrent = false;
    };
  }, [attempt, device, apiBaseUrl, pageQuiz, revision, locale, kept]);

  const retry = useCallback(() => {
    setLoading(null);
    setAttempt((count) => count + 1);
  }, []);

  if (revision === null) {
    return { quiz: pageQuiz, source: null, state: "ready", retry };
  }
  if (loading?.revision !== revision) {
    return { quiz: pageQuiz, source: null, state: "loading", retry };
  }
  return "failed" in loading
    ? { quiz: pageQuiz, source: null, state: "failed", retry }
    : { quiz: loading.quiz, source: loading.source, state: "ready", retry };
}
