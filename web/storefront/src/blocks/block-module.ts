// What the app expects of the file of a block, and the blocks that were loaded for the page being shown.

import type { Block, BlockName, BlockOf } from "@trichter/shared/payload";
import { type ComponentType, createContext } from "react";

export type BlockModule<Name extends BlockName> = { Block: ComponentType<BlockOf<Name>>; texts: readonly string[] };

export type BlockComponents = { [Name in BlockName]?: BlockModule<Name>["Block"] };

export const BlockComponentsContext = createContext<BlockComponents>({});

/** The component for a block. A page is shown only when all of its blocks are here. */
export function componentOf(components: BlockComponents, block: Block): ComponentType<Block> {
  const component = components[block.block];
  if (!component) {
    throw new Error(`The block "${block.block}" was not loaded.`);
  }
  // Each entry takes exactly the blocks of its own name, which the type of a lookup cannot say.
  return component as ComponentType<Block>;
}
