// What a quiz led to: the heading as a panel of its own, the result of this visitor, then the reasons and the way on. Who is
// offered nothing sees nothing that sells.

import type { PageProps } from "@trichter/shared/payload";
import type { Way } from "@trichter/shared/quiz";
import { Blocks } from "../blocks/blocks.tsx";
import { DocumentPage, texts as documentTexts } from "../blocks/document-page.tsx";
import { Hero } from "../blocks/hero.tsx";
import { ResultHost, texts as resultTexts } from "../features/quiz/result-host.tsx";
import { useKeptRun, useRun } from "../features/quiz/runs.ts";
import { wayOf } from "../features/quiz/way.ts";
import { useQuery } from "../navigation/navigation-context.ts";
import "./summary.css";

export const texts = [...documentTexts, ...resultTexts] as const;

export function Page(props: PageProps) {
  const way = wayOf(props.ways, useQuery());
  return way ? <SummaryPage {...props} way={way} /> : <DocumentPage {...props} />;
}

function SummaryPage({ heading, lead, hero, blocks, frame, way }: PageProps & { way: Way }) {
  const run = useRun(useKeptRun(way.quiz));
  const isStopped = typeof run?.result?.stop === "string";
  return (
    <div className="page page-summary">
      <Hero heading={heading} lead={lead} hero={isStopped ? { ...hero, order: null, actions: [] } : hero} />
      <ResultHost way={way} homeHref={frame.homeHref} />
      {!isStopped && <Blocks blocks={blocks} />}
    </div>
  );
}
