// The screen for a page that the server could not show. Errors in the browser use the same words: see
// app/render-error.tsx.

import type { PageProps } from "@trichter/shared/payload";
import { Blocks } from "../blocks/blocks.tsx";
import { texts as actionsTexts, ErrorActions } from "../ui/error-actions.tsx";
import { PageHeading } from "../ui/page-heading.tsx";

export const texts = actionsTexts;

export function Page({ heading, lead, blocks, frame }: PageProps) {
  return (
    <div className="page page-error">
      <PageHeading heading={heading} lead={lead} />
      <Blocks blocks={blocks} />
      <ErrorActions homeHref={frame.homeHref} />
    </div>
  );
}
