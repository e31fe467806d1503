// Bringing payload and chunks together.

import type { Block, PageKind, Payload } from "@trichter/shared/payload";
import { expect, it, vi } from "vitest";
import { layouts, pages, shopBlocks } from "../../src/app/server-modules.ts";
import { createViewLoader } from "../../src/app/view-loader.ts";
import { PayloadUnavailableError } from "../../src/navigation/payload-source.ts";
import { samplePayload } from "../sample-payload.ts";

function lazily<Name extends string, Module>(modules: Record<Name, Module>): Record<Name, () => Promise<Module>> {
  return Object.fromEntries(Object.entries(modules).map(([name, module]) => [name, async () => module])) as Record<
    Name,
    () => Promise<Module>
  >;
}

function create(payload: Payload) {
  const payloads = { load: vi.fn(async () => payload), prefetch: vi.fn(async () => payload) };
  return createViewLoader(payloads, {
    pages: lazily(pages),
    layouts: lazily(layouts),
    shop: async () => shopBlocks,
  });
}

it("loads the components that the payload names", async () => {
  const payload = samplePayload("quiz", "quiz2");
  const expected = { payload, Page: pages.quiz.Page, Layout: layouts.quiz2.Layout, shopBlocks };
  const views = create(payload);
  expect(await views.load("/start/de", new AbortController().signal)).toEqual(expected);
  expect(await views.prefetch("/start/de")).toEqual(expected);
});

it("calls a page that only a newer build knows unavailable", async () => {
  const sample = samplePayload();
  const payload = { ...sample, props: { ...sample.props, kind: "constructor" as PageKind } };
  await expect(create(payload).viewOf(payload)).rejects.toBeInstanceOf(PayloadUnavailableError);
});

it("calls a page with a block that only a newer build knows unavailable", async () => {
  const sample = samplePayload();
  const [first] = sample.props.blocks;
  const stranger = { ...first, block: "hologram" } as unknown as Block;
  const payload = { ...sample, props: { ...sample.props, blocks: [stranger] } };
  await expect(create(payload).viewOf(payload)).rejects.toBeInstanceOf(PayloadUnavailableError);
});
