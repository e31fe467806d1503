// The screen for an address that leads nowhere: picture, message, way home. The layout brings the logo.

import type { PageProps } from "@trichter/shared/payload";
import { Blocks } from "../blocks/blocks.tsx";
import { useText } from "../text/use-text.ts";
import { ButtonLink } from "../ui/button-link.tsx";
import { PageHeading } from "../ui/page-heading.tsx";
import { PagePicture } from "../ui/page-picture.tsx";
import "./not-found.css";

export const texts = ["not-found-home"] as const;

export function Page({ heading, lead, picture, blocks, frame }: PageProps) {
  const t = useText(texts);
  return (
    <div className="page page-not-found">
      <PagePicture picture={picture} sizes="xs:320px" className="not-found-picture" />
      <PageHeading heading={heading} lead={lead} />
      <Blocks blocks={blocks} />
      <ButtonLink href={frame.homeHref} look="primary">
        {t("not-found-home")}
      </ButtonLink>
    </div>
  );
}
