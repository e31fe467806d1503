// The end of an order: thanks as a panel, marked with a tick, then what happens next.

import type { PageProps } from "@trichter/shared/payload";
import { Blocks } from "../blocks/blocks.tsx";
import { Hero, texts as heroTexts } from "../blocks/hero.tsx";
import { Icon } from "../ui/icon.tsx";
import "./thankyou.css";

export const texts = heroTexts;

export function Page({ heading, lead, hero, blocks }: PageProps) {
  return (
    <div className="page page-thankyou">
      <div className="thankyou-panel">
        <span className="thankyou-mark">
          <Icon name="check" size="large" />
        </span>
        <Hero heading={heading} lead={lead} hero={hero} />
      </div>
      <Blocks blocks={blocks} />
    </div>
  );
}
