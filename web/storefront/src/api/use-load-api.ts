// The API as features of this device use it: its loader is made when it is first asked for.

import { use, useEffect } from "react";
import type { Device } from "../navigation/device.ts";
import { DeviceContext } from "../navigation/device-context.ts";
import { useLaterClientState } from "../state/client-state.ts";
import { createApiLoader, type LoadApi } from "./load-api.ts";

const loaders = new WeakMap<Device, LoadApi>();

export function useLoadApi(): LoadApi {
  const device = use(DeviceContext);
  const state = useLaterClientState();
  const loadApi =
    loaders.get(device) ?? createApiLoader({ fetch: device.fetch, apiBaseUrl: () => state().config.apiBaseUrl ?? "" });
  loaders.set(device, loadApi);
  return loadApi;
}

/** For who will surely need it: loaded with the page, because a browser does not try again to load what it once could not. */
export function useReadyApi(): LoadApi {
  const loadApi = useLoadApi();
  useEffect(() => {
    // Whoever uses it is told.
    loadApi().catch(() => {});
  }, [loadApi]);
  return loadApi;
}
