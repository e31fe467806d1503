// All obligatory information on one page: what matters in short, then every section in full, each with an address.

import type { PageProps } from "@trichter/shared/payload";
import { Blocks } from "../blocks/blocks.tsx";
import { Hero, texts as heroTexts } from "../blocks/hero.tsx";
import { SectionBody, texts as sectionTexts, useSectionTitle } from "../features/legal/section.tsx";
import { useText } from "../text/use-text.ts";
import { SectionLink } from "../ui/section-link.tsx";
import { sectionNames } from "../ui/sections.ts";
import "./terms.css";

const ownTexts = ["legal-contents"] as const;

export const texts = [ownTexts, heroTexts, sectionTexts] as const;

export function Page({ heading, lead, hero, blocks, legal = [], frame }: PageProps) {
  const t = useText<typeof ownTexts>();
  const titleOf = useSectionTitle(legal);
  return (
    <div className="page page-terms">
      <Hero heading={heading} lead={lead} hero={hero} />
      <Blocks blocks={blocks} />
      <nav className="terms-contents" aria-labelledby="terms-contents">
        <h2 id="terms-contents">{t("legal-contents")}</h2>
        <ul>
          {sectionNames.map((section) => (
            <li key={section}>
              <SectionLink section={section}>{titleOf(section)}</SectionLink>
            </li>
          ))}
        </ul>
      </nav>
      {sectionNames.map((section) => (
        <section key={section} id={section} className="terms-section" aria-labelledby={`${section}-title`}>
          <h2 id={`${section}-title`}>{titleOf(section)}</h2>
          <SectionBody section={section} legal={legal} frame={frame} />
        </section>
      ))}
    </div>
  );
}
