// The run that a link of a mail opens on this device. A run that is here already is never lost without being asked about.

import type { KeptQuizSession } from "@trichter/shared/api-client";
import type { Quiz } from "@trichter/shared/quiz";
import { use, useCallback, useEffect, useState } from "react";
import { isTemporary } from "../../api/failure.ts";
import { useLoadApi } from "../../api/use-load-api.ts";
import { DeviceContext } from "../../navigation/device-context.ts";
import { forgetMailLink, keptMailLink } from "../../navigation/mail-link.ts";
import { useClientState } from "../../state/client-state.ts";
import { loadBundle } from "./bundles.ts";
import { useKeptRun } from "./runs.ts";

export type OpenedLink =
  | { state: "loading" }
  | { state: "failed"; retry(): void }
  /** There are other answers on this device. */
  | { state: "asking"; take(): void; keep(): void };

export type Linked = { state: "none" } | { state: "gone" } | OpenedLink;

type Found = { quiz: Quiz; session: KeptQuizSession; secret: string };

type Progress = "none" | "gone" | "loading" | "failed" | Found;

/** Only for what never renders on the server: it asks the device at once, so that nothing else is shown before. */
export function useLinkedRun(quizName: string): Linked {
  const device = use(DeviceContext);
  const loadApi = useLoadApi();
  const apiBaseUrl = useClientState(({ config }) => config.apiBaseUrl ?? "");
  const locale = useClientState(({ language }) => language);
  const kept = useKeptRun(quizName);
  const [progress, setProgress] = useState<Progress>(() =>
    keptMailLink(device.tabStorage(), ["run"]) ? "loading" : "none",
  );

  const finish = useCallback(
    (end: "none" | "gone") => {
      forgetMailLink(device.tabStorage());
      setProgress(end);
    },
    [device],
  );

  const take = useCallback(
    ({ quiz, session, secret }: Found) => {
      kept.install(quiz, session, secret);
      finish("none");
    },
    [kept, finish],
  );

  const found = useCallback(
    (opened: Found) => {
      const { run } = kept.store.getState();
      if (!run) {
        take(opened);
      } else if (`ses_${run.session}` === opened.session.id) {
        // The device that it was answered on: it may know of answers that are still on their way.
        finish("none");
      } else {
        setProgress(opened);
      }
    },
    [kept, take, finish],
  );

  const open = useCallback(() => {
    const link = keptMailLink(device.tabStorage(), ["run"]);
    if (!link) {
      return;
    }
    let isCurrent = true;
    const [id = "", secret = ""] = link.secret.split(".");

    async function find(): Promise<Found | "gone"> {
      const api = await loadApi();
      const session = await api.readQuizSession(id, secret);
      const { quiz: name, revision } = session;
      const bundle = name === quizName ? await loadBundle(device, { apiBaseUrl, name, revision, locale }) : "gone";
      return bundle === "gone" ? "gone" : { quiz: bundle.quiz, session, secret };
    }

    setProgress("loading");
    find().then(
      (opened) => isCurrent && (opened === "gone" ? finish(opened) : found(opened)),
      (error: unknown) => isCurrent && (isTemporary(error) ? setProgress("failed") : finish("gone")),
    );
    return () => {
      isCurrent = false;
    };
  }, [device, loadApi, apiBaseUrl, locale, quizName, finish, found]);
  useEffect(open, [open]);

  if (typeof progress === "object") {
    return { state: "asking", take: () => take(progress), keep: () => finish("none") };
  }
  return progress === "failed" ? { state: "failed", retry: open } : { state: progress };
}
