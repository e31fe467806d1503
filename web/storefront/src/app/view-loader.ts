// Brings together what a page needs before it can be shown: its payload and the chunks of its kind, layout and blocks.

import type { LayoutName, PageKind, Payload } from "@trichter/shared/payload";
import { isShopBlock, type ShopBlocks } from "../blocks/block-module.ts";
import { type PayloadSource, PayloadUnavailableError } from "../navigation/payload-source.ts";
import type { LayoutModule, PageModule, View } from "./modules.ts";

export type Chunks = {
  pages: Record<PageKind, () => Promise<PageModule>>;
  layouts: Record<LayoutName, () => Promise<LayoutModule>>;
  shop: () => Promise<ShopBlocks>;
};

export type ViewLoader = {
  /** The view of a payload that is already here. */
  viewOf(payload: Payload): Promise<View>;
  load(path: string, signal: AbortSignal): Promise<View>;
  prefetch(path: string): Promise<View>;
};

export function createViewLoader(payloads: PayloadSource, chunks: Chunks): ViewLoader {
  async function viewOf(payload: Payload): Promise<View> {
    const { kind } = payload.props;
    const shopNames = payload.props.blocks.map(({ block }) => block).filter(isShopBlock);
    if (!Object.hasOwn(chunks.pages, kind) || !Object.hasOwn(chunks.layouts, payload.layout)) {
      // A newer server knows more than this build: only its own document can show the page.
      throw new PayloadUnavailableError(`This build knows no ${kind} page in layout ${payload.layout}.`);
    }
    const [{ Page, prepare }, { Layout }, shopBlocks] = await Promise.all([
      chunks.pages[kind](),
      chunks.layouts[payload.layout](),
      shopNames.length > 0 ? chunks.shop() : null,
    ]);
    const stranger = shopNames.find((name) => shopBlocks && !Object.hasOwn(shopBlocks, name));
    if (stranger) {
      throw new PayloadUnavailableError(`This build knows no block ${stranger}.`);
    }
    await prepare?.(payload.props);
    return { payload, Page, Layout, shopBlocks };
  }

  return {
    viewOf,
    load: async (path, signal) => viewOf(await payloads.load(path, signal)),
    prefetch: async (path) => viewOf(await payloads.prefetch(path)),
  };
}
