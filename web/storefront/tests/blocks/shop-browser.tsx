// A page of blocks in a browser for tests: its device can be looked into, and where it leads is written down.

import type { Block, PageProps, Payload } from "@trichter/shared/payload";
import { act, type ReactNode } from "react";
import { createRoot, type Root } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { vi } from "vitest";
import { ShopBlocksContext } from "../../src/blocks/block-module.ts";
import { Blocks } from "../../src/blocks/blocks.tsx";
import { PageFactsContext } from "../../src/blocks/page-facts.ts";
import { shopBlocks } from "../../src/blocks/shop/shop-blocks.ts";
import { DeviceContext } from "../../src/navigation/device-context.ts";
import { NavigationContext } from "../../src/navigation/navigation-context.ts";
import { TextProvider } from "../../src/text/text-context.tsx";
import { SectionPlaceContext } from "../../src/ui/sections.ts";
import { type FakeDevice, fakeDevice } from "../features/quiz/fake-device.ts";
import { samplePayload } from "../sample-payload.ts";

export class ShopBrowser {
  readonly payload: Payload;
  readonly device: FakeDevice;
  readonly refresh = vi.fn(async () => {});
  /** Where the visitor was led, in order. */
  readonly visited: string[] = [];
  #root: Root | null = null;

  constructor(blocks: Block[], props: Partial<PageProps> = {}, device = fakeDevice()) {
    const payload = samplePayload(props.kind ?? "offer");
    this.payload = { ...payload, page: "offer1", props: { ...payload.props, blocks, ...props } };
    this.device = device;
  }

  /** What the server sends. */
  html(): string {
    return renderToString(this.#page(""));
  }

  async open(query = ""): Promise<void> {
    vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
    const place = document.createElement("div");
    document.body.replaceChildren(place);
    await act(async () => {
      this.#root = createRoot(place);
      this.#root.render(this.#page(query));
    });
  }

  async close(): Promise<void> {
    await act(async () => this.#root?.unmount());
  }

  input(sku: string): HTMLInputElement {
    const input = document.querySelector(`input[value="${sku}"]`);
    if (!(input instanceof HTMLInputElement)) {
      throw new Error(`There is no choice "${sku}".`);
    }
    return input;
  }

  async click(target: string | HTMLElement): Promise<void> {
    const element = typeof target === "string" ? document.querySelector<HTMLElement>(target) : target;
    await act(async () => element?.click());
  }

  #page(query: string): ReactNode {
    const { payload } = this;
    const navigation = {
      navigateTo: async (target: string) => {
        const { pathname, search } = new URL(target);
        this.visited.push(pathname + search);
      },
      refresh: this.refresh,
      subscribeToAddress: () => () => {},
      currentQuery: () => query,
      currentFragment: () => "",
      openFragment: () => {},
      closeFragment: () => {},
      loadPayload: () => Promise.reject(new Error("no other page")),
      watchLink: () => () => {},
    };
    return (
      <NavigationContext value={navigation}>
        <DeviceContext value={this.device}>
          <TextProvider payload={payload}>
            <ShopBlocksContext value={shopBlocks}>
              <PageFactsContext value={{ ...payload.props, page: payload.page, country: payload.country }}>
                <SectionPlaceContext value={{ termsHref: payload.props.frame.termsHref, isShown: false }}>
                  <Blocks blocks={payload.props.blocks} />
                </SectionPlaceContext>
              </PageFactsContext>
            </ShopBlocksContext>
          </TextProvider>
        </DeviceContext>
      </NavigationContext>
    );
  }
}
