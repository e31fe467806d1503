// Renders the list of blocks of a page document, in its order: a section on its ground, heading and lead, then what the
// component of the block shows.

import type { Block } from "@trichter/shared/payload";
import { use } from "react";
import { useDocumentText } from "../text/use-text.ts";
import { Section } from "../ui/section.tsx";
import { componentOf, ShopBlocksContext } from "./block-module.ts";
import { OfferContext } from "./offer-context.ts";
import "./blocks.css";

export function Blocks({ blocks }: { blocks: readonly Block[] }) {
  return (
    <div className="blocks">
      {blocks.map((block, position) => (
        // A document never reorders its blocks while it is shown, and a block has no name of its own.
        <BlockSection key={position} block={block} />
      ))}
    </div>
  );
}

function BlockSection({ block }: { block: Block }) {
  const t = useDocumentText();
  const Content = componentOf(use(ShopBlocksContext), block);
  const offer = use(OfferContext);
  const { heading, lead } = block;
  return (
    <Section ground={block.ground} anchor={block.anchor} className={`block-${block.block}`}>
      {heading !== null || lead !== null ? (
        <div className="block-head">
          {heading !== null && <h2 className="block-heading">{t(heading)}</h2>}
          {lead !== null && <p className="block-lead">{t(lead)}</p>}
        </div>
      ) : null}
      {(block.block === "price" && offer) || <Content {...block} />}
    </Section>
  );
}
