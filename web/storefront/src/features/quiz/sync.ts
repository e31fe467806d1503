// The API as features of this device use it, and the one who sends its answers: each made when it is first asked for.

import { createContext, use } from "react";
import { createApiLoader, type LoadApi } from "../../api/load-api.ts";
import type { Device } from "../../navigation/device.ts";
import { useClientState } from "../../state/client-state.ts";
import { type AnswerSync, createAnswerSync } from "./answer-sync.ts";
import { DeviceContext } from "./device-context.ts";

const loaders = new WeakMap<Device, LoadApi>();
const syncs = new WeakMap<Device, AnswerSync>();

/** Tests put another one in its place. */
export const AnswerSyncContext = createContext<AnswerSync | null>(null);

export function useLoadApi(): LoadApi {
  const device = use(DeviceContext);
  const apiBaseUrl = useClientState(({ config }) => config.apiBaseUrl ?? "");
  const loadApi = loaders.get(device) ?? createApiLoader({ fetch: device.fetch, apiBaseUrl: () => apiBaseUrl });
  loaders.set(device, loadApi);
  return loadApi;
}

export function useAnswerSync(): AnswerSync {
  const device = use(DeviceContext);
  const loadApi = useLoadApi();
  const sync = use(AnswerSyncContext) ?? syncs.get(device) ?? syncOf(device, loadApi);
  syncs.set(device, sync);
  return sync;
}

function syncOf(device: Device, loadApi: LoadApi): AnswerSync {
  return createAnswerSync({
    loadApi,
    storage: device.storage,
    pause: device.pause,
    // Nobody waits for it: it is told like any error that nobody caught.
    onError: (error) => reportError(error),
  });
}
