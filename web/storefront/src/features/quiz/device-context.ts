// The device that a quiz is kept on. Tests put another one in its place.

import { createContext } from "react";
import { browserDevice, type Device } from "../../navigation/device.ts";

export const DeviceContext = createContext<Device>(browserDevice);
