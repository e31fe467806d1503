// Where the components for the blocks of the page being shown are found.

import type { Block, BlockName, BlockOf } from "@trichter/shared/payload";
import { type ComponentType, createContext } from "react";
import { storyBlocks } from "./story-blocks.ts";

type StoryBlockName = keyof typeof storyBlocks;

/** The blocks that are loaded only for pages that have one. A new sort of block does not compile until it stands there. */
export type ShopBlocks = { [Name in Exclude<BlockName, StoryBlockName>]: ComponentType<BlockOf<Name>> };

/** The shop blocks, if the page being shown has any. */
export const ShopBlocksContext = createContext<ShopBlocks | null>(null);

export function isShopBlock(name: BlockName): name is keyof ShopBlocks {
  return !Object.hasOwn(storyBlocks, name);
}

/** The component for a block. A page is shown only when all of its blocks are here. */
export function componentOf(shop: ShopBlocks | null, { block }: Block): ComponentType<Block> {
  const component = isShopBlock(block) ? shop?.[block] : storyBlocks[block];
  if (!component) {
    throw new Error(`The block "${block}" was not loaded.`);
  }
  // Each entry takes exactly the blocks of its own name, which the type of a lookup cannot say.
  return component as ComponentType<Block>;
}
