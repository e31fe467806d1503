// The API as features of this device use it: its loader is made when it is first asked for.

import { use } from "react";
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
