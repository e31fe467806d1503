// A page that is nothing but its document: heading, lead, blocks. What sets a kind apart stands in that kind's styles.

import type { PageProps } from "@trichter/shared/payload";
import { PageHeading } from "../ui/page-heading.tsx";
import { PagePicture } from "../ui/page-picture.tsx";
import { Blocks } from "./blocks.tsx";
import "./document-page.css";

export function DocumentPage({ kind, heading, lead, picture, blocks }: PageProps) {
  return (
    <div className={`page page-${kind}`}>
      <PageHeading heading={heading} lead={lead} />
      <PagePicture picture={picture} sizes="sm:100vw md:640px" className="document-picture" />
      <Blocks blocks={blocks} />
    </div>
  );
}
