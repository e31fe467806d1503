// What every layout is handed. How one looks is its own business.

import type { Frame } from "@trichter/shared/payload";
import type { ReactNode } from "react";

export type LayoutProps = { frame: Frame; children: ReactNode };
