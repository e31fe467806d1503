// The screen for an address that leads nowhere: picture, message, way home. The layout brings the logo.

import type { PageProps } from "@trichter/shared/payload";
import picture from "../assets/pictures/daily-trio-480.webp";
import { Blocks } from "../blocks/blocks.tsx";
import { useText } from "../text/use-text.ts";
import { ButtonLink } from "../ui/button-link.tsx";
import { PageHeading } from "../ui/page-heading.tsx";
import "./not-found.css";

export const texts = ["not-found-image-alt", "not-found-home"] as const;

export function Page({ heading, lead, blocks, frame }: PageProps) {
  const t = useText(texts);
  return (
    <div className="page page-not-found">
      <img className="not-found-picture" src={picture} alt={t("not-found-image-alt")} width={480} height={528} />
      <PageHeading heading={heading} lead={lead} />
      <Blocks blocks={blocks} />
      <ButtonLink href={frame.homeHref} look="primary">
        {t("not-found-home")}
      </ButtonLink>
    </div>
  );
}
