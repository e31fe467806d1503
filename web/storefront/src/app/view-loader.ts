// Brings together what a page needs before it can be shown: its payload and the chunks of its kind, layout and blocks.

import type { BlockName, LayoutName, PageKind, Payload } from "@trichter/shared/payload";
import type { BlockComponents, BlockModule } from "../blocks/block-module.ts";
import { type PayloadSource, PayloadUnavailableError } from "../navigation/payload-source.ts";
import type { LayoutModule, PageModule, View } from "./modules.ts";

export type Chunks = {
  pages: Record<PageKind, () => Promise<PageModule>>;
  layouts: Record<LayoutName, () => Promise<LayoutModule>>;
  blocks: { [Name in BlockName]: () => Promise<BlockModule<Name>> };
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
    const names = [...new Set(payload.props.blocks.map(({ block }) => block))];
    const stranger = names.find((name) => !Object.hasOwn(chunks.blocks, name));
    if (!Object.hasOwn(chunks.pages, kind) || !Object.hasOwn(chunks.layouts, payload.layout) || stranger) {
      // A newer server knows more than this build: only its own document can show the page.
      throw new PayloadUnavailableError(`This build cannot show a ${kind} page in layout ${payload.layout}.`);
    }
    const [{ Page }, { Layout }, loaded] = await Promise.all([
      chunks.pages[kind](),
      chunks.layouts[payload.layout](),
      Promise.all(names.map(async (name) => [name, (await chunks.blocks[name]()).Block] as const)),
    ]);
    return { payload, Page, Layout, blocks: Object.fromEntries(loaded) as BlockComponents };
  }

  return {
    viewOf,
    load: async (path, signal) => viewOf(await payloads.load(path, signal)),
    prefetch: async (path) => viewOf(await payloads.prefetch(path)),
  };
}
