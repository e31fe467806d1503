// The one who sends answers of this device, made when it is first asked for.

import { createContext, use } from "react";
import { createApiLoader } from "../../api/load-api.ts";
import type { Device } from "../../navigation/device.ts";
import { useClientState } from "../../state/client-state.ts";
import { type AnswerSync, createAnswerSync } from "./answer-sync.ts";
import { DeviceContext } from "./device-context.ts";

const syncs = new WeakMap<Device, AnswerSync>();

/** Tests put another one in its place. */
export const AnswerSyncContext = createContext<AnswerSync | null>(null);

export function useAnswerSync(): AnswerSync {
  const device = use(DeviceContext);
  const apiBaseUrl = useClientState(({ config }) => config.apiBaseUrl ?? "");
  const sync = use(AnswerSyncContext) ?? syncs.get(device) ?? syncOf(device, apiBaseUrl);
  syncs.set(device, sync);
  return sync;
}

function syncOf(device: Device, apiBaseUrl: string): AnswerSync {
  return createAnswerSync({
    loadApi: createApiLoader({ fetch: device.fetch, apiBaseUrl: () => apiBaseUrl }),
    storage: device.storage,
    pause: device.pause,
    // Nobody waits for it: it is told like any error that nobody caught.
    onError: (error) => reportError(error),
  });
}
