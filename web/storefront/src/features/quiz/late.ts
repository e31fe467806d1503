// The screens that are loaded when they are needed, or in a quiet moment before. The server's renderer cannot wait and is
// handed them at once.

import { useEffect, useState } from "react";
import { whenIdle } from "../../navigation/idle.ts";

export type LateScreens = typeof import("./late-screens.tsx");

let present: LateScreens | null = null;

export function provideLateScreens(screens: LateScreens): void {
  present = screens;
}

export async function loadLateScreens(): Promise<LateScreens> {
  present ??= await import("./late-screens.tsx");
  return present;
}

type LateLoading = { isNeeded: boolean; attempt: number; onFailure: () => void };

/** Null until they are here. `attempt` changes when somebody wants to try again. */
export function useLateScreens({ isNeeded, attempt, onFailure }: LateLoading): LateScreens | null {
  const [screens, setScreens] = useState(present);
  useEffect(() => {
    // Another attempt, another import.
    void attempt;
    const load = () => void loadLateScreens().then(setScreens, onFailure);
    if (isNeeded) {
      load();
    } else {
      whenIdle(load);
    }
  }, [isNeeded, attempt, onFailure]);
  return screens;
}
