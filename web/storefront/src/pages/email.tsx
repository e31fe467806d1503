// The e-mail step: a form that nobody has to fill in, and why an address is asked for. The way on is that of the visitor's
// funnel.

import type { Block, PageProps } from "@trichter/shared/payload";
import type { Way } from "@trichter/shared/quiz";
import { Blocks } from "../blocks/blocks.tsx";
import { DocumentPage, texts as documentTexts } from "../blocks/document-page.tsx";
import { Hero } from "../blocks/hero.tsx";
import { wayOf } from "../features/quiz/way.ts";
import { WayOn } from "../features/quiz/way-on.tsx";
import { useQuery } from "../navigation/navigation-context.ts";
import { useDocumentText } from "../text/use-text.ts";
import { loadEmailParts, presentEmailParts } from "./email-parts.ts";
import "./email.css";

export const texts = documentTexts;

export async function prepare({ form }: PageProps): Promise<void> {
  if (form) {
    await loadEmailParts();
  }
}

export function Page(props: PageProps) {
  const { heading, lead, hero, blocks, ways, form } = props;
  const t = useDocumentText();
  const way = wayOf(ways, useQuery());
  const label = blocks.flatMap(mainActions)[0]?.label;
  if (!way || label === undefined) {
    return <DocumentPage {...props} />;
  }
  return (
    <div className="page page-email">
      <Hero heading={heading} lead={lead} hero={hero} />
      {form && <FormOfWay form={form} way={way} onwards={t(label)} />}
      <Blocks blocks={blocks.map(withoutMainActions).filter(hasContent)} />
      <p className="email-onward">
        <WayOn way={way}>{t(label)}</WayOn>
      </p>
    </div>
  );
}

type FormOfWayProps = { form: NonNullable<PageProps["form"]>; way: Way; onwards: string };

function FormOfWay({ form, way, onwards }: FormOfWayProps) {
  const parts = presentEmailParts();
  return (
    parts && (
      <parts.MailableRun quiz={way.quiz} funnel={way.funnel}>
        {({ place, provideRun }) => (
          <parts.LeadForm
            form={form}
            funnel={way.funnel}
            provideRun={provideRun}
            resultPlace={place}
            wayOn={(words) => (
              <WayOn way={way} className="lead-action">
                {words}
              </WayOn>
            )}
            onwards={onwards}
          />
        )}
      </parts.MailableRun>
    )
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
