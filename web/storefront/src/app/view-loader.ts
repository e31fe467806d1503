// Brings together what a page needs before it can be shown: its payload and the chunks of its kind and layout.

import type { LayoutName, PageKind, Payload } from "@trichter/shared/payload";
import { type PayloadSource, PayloadUnavailableError } from "../navigation/payload-source.ts";
import type { LayoutModule, PageModule, View } from "./modules.ts";

type Chunks = {
  pages: Record<PageKind, () => Promise<PageModule>>;
  layouts: Record<LayoutName, () => Promise<LayoutModule>>;
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
    if (!Object.hasOwn(chunks.pages, kind) || !Object.hasOwn(chunks.layouts, payload.layout)) {
      // A newer server knows more than this build: only its own document can show the page.
      throw new PayloadUnavailableError(`This build knows no ${kind} page in layout ${payload.layout}.`);
    }
    const [{ Page }, { Layout }] = await Promise.all([chunks.pages[kind](), chunks.layouts[payload.layout]()]);
    return { payload, Page, Layout };
  }

  return {
    viewOf,
    load: async (path, signal) => viewOf(await payloads.load(path, signal)),
    prefetch: async (path) => viewOf(await payloads.prefetch(path)),
  };
}
