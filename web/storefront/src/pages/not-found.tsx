// The screen for an address that leads nowhere: picture, message, way home. The layout brings the logo.

import type { PageProps } from "@trichter/shared/payload";
import { Blocks } from "../blocks/blocks.tsx";
import { Hero, texts as heroTexts } from "../blocks/hero.tsx";
import { useText } from "../text/use-text.ts";
import { ButtonLink } from "../ui/button-link.tsx";
import "./not-found.css";

const ownTexts = ["not-found-home"] as const;

export const texts = [ownTexts, heroTexts] as const;

export function Page({ heading, lead, hero, blocks, frame }: PageProps) {
  const t = useText<typeof ownTexts>();
  return (
    <div className="page page-not-found">
      <Hero heading={heading} lead={lead} hero={hero} />
      <Blocks blocks={blocks} />
      <ButtonLink href={frame.homeHref} look="primary">
        {t("not-found-home")}
      </ButtonLink>
    </div>
  );
}
