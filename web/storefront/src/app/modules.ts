// What the app expects of the file of a page kind or layout, and a page ready to be shown.
// The lists themselves are apart: the browser loads each file on demand, the server bundle holds them all.

import type { PageProps, Payload } from "@trichter/shared/payload";
import type { ComponentType } from "react";
import type { ShopBlocks } from "../blocks/block-module.ts";
import type { TextIds } from "../text/text-ids.ts";
import type { LayoutProps } from "../ui/layout-props.ts";

export type PageModule = {
  Page: ComponentType<PageProps>;
  /** Loads what the first rendering needs beyond the module itself. */
  prepare?: (props: PageProps) => Promise<void>;
};

export type LayoutModule = { Layout: ComponentType<LayoutProps> };

/** A module as its file exports it. Only the server asks for the texts. */
export type WithTexts<Module> = Module & { texts: TextIds };

/** A payload together with the components that can show it. */
export type View = {
  payload: Payload;
  Page: PageModule["Page"];
  Layout: LayoutModule["Layout"];
  /** Null if the page has none of them. */
  shopBlocks: ShopBlocks | null;
};
