// The start of a quiz: what it asks and what becomes of the answers, on one sheet.

import type { PageProps } from "@trichter/shared/payload";
import { Blocks } from "../blocks/blocks.tsx";
import { PageHeading } from "../ui/page-heading.tsx";
import "./quiz.css";

export const texts = [] as const;

export function Page({ heading, lead, blocks }: PageProps) {
  return (
    <div className="page page-quiz">
      <PageHeading heading={heading} lead={lead} />
      <Blocks blocks={blocks} />
    </div>
  );
}
