// The device that features keep something on. Tests put another one in its place.

import { createContext } from "react";
import { browserDevice, type Device } from "./device.ts";

export const DeviceContext = createContext<Device>(browserDevice);
