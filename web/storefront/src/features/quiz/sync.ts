// The one who sends the answers of this device: made when it is first asked for.

import { createContext, use } from "react";
import type { LoadApi } from "../../api/load-api.ts";
import { useLoadApi } from "../../api/use-load-api.ts";
import type { Device } from "../../navigation/device.ts";
import { DeviceContext } from "../../navigation/device-context.ts";
import { type AnswerSync, createAnswerSync } from "./answer-sync.ts";

const syncs = new WeakMap<Device, AnswerSync>();

/** Tests put another one in its place. */
export const AnswerSyncContext = createContext<AnswerSync | null>(null);

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
