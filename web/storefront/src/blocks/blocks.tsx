// Renders the list of blocks of a page document, in its order. One component file per block; this file only chooses.

import type { Block } from "@trichter/shared/payload";
import { Actions, texts as actionsTexts } from "./actions.tsx";
import { Order, texts as orderTexts } from "./order.tsx";
import { Points, texts as pointsTexts } from "./points.tsx";
import { Prose, texts as proseTexts } from "./prose.tsx";
import { Steps, texts as stepsTexts } from "./steps.tsx";
import { Video, texts as videoTexts } from "./video.tsx";
import "./blocks.css";

/** Interface texts by block, for the list that the build writes. */
export const blockTexts: Record<Block["block"], readonly string[]> = {
  points: pointsTexts,
  steps: stepsTexts,
  prose: proseTexts,
  actions: actionsTexts,
  order: orderTexts,
  video: videoTexts,
};

export function Blocks({ blocks }: { blocks: readonly Block[] }) {
  return (
    <div className="blocks">
      {blocks.map((block, position) => (
        // A document never reorders its blocks while it is shown, and a block has no name of its own.
        <BlockContent key={position} block={block} />
      ))}
    </div>
  );
}

function BlockContent({ block }: { block: Block }) {
  switch (block.block) {
    case "points":
      return <Points {...block} />;
    case "steps":
      return <Steps {...block} />;
    case "prose":
      return <Prose {...block} />;
    case "actions":
      return <Actions {...block} />;
    case "order":
      return <Order {...block} />;
    case "video":
      return <Video {...block} />;
  }
}
