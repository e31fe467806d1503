// The e-mail step: why an address is asked for, on one sheet. Its main way on is that of the visitor's funnel.

import type { Block, PageProps } from "@trichter/shared/payload";
import { Blocks } from "../blocks/blocks.tsx";
import { DocumentPage, texts as documentTexts } from "../blocks/document-page.tsx";
import { Hero } from "../blocks/hero.tsx";
import { wayOf } from "../features/quiz/way.ts";
import { WayOn } from "../features/quiz/way-on.tsx";
import { useQuery } from "../navigation/navigation-context.ts";
import { useDocumentText } from "../text/use-text.ts";
import "./email.css";

export const texts = documentTexts;

export function Page(props: PageProps) {
  const { heading, lead, hero, blocks, ways } = props;
  const t = useDocumentText();
  const way = wayOf(ways, useQuery());
  const label = blocks.flatMap(mainActions)[0]?.label;
  if (!way || label === undefined) {
    return <DocumentPage {...props} />;
  }
  return (
    <div className="page page-email">
      <Hero heading={heading} lead={lead} hero={hero} />
      <Blocks blocks={blocks.map(withoutMainActions).filter(hasContent)} />
      <p className="email-way-on">
        <WayOn way={way}>{t(label)}</WayOn>
      </p>
    </div>
  );
}

function mainActions(block: Block) {
  return block.block === "actions" ? block.items.filter(({ style }) => style === "primary") : [];
}

function withoutMainActions(block: Block): Block {
  return block.block === "actions"
    ? { ...block, items: block.items.filter(({ style }) => style !== "primary") }
    : block;
}

function hasContent(block: Block): boolean {
  return block.block !== "actions" || block.items.length > 0;
}
