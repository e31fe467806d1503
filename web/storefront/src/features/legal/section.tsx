// One section of the obligatory information without its title: a legal text, the ingredients, or the ways to reach us.

import type { Frame, LegalText, SectionName } from "@trichter/shared/payload";
import { useText } from "../../text/use-text.ts";
import { ContactSection, texts as contactTexts } from "./contact-section.tsx";
import { IngredientsSection, texts as ingredientsTexts } from "./ingredients-section.tsx";
import { LegalParts } from "./legal-text.tsx";
import "./section.css";

const ownTexts = ["section-ingredients", "section-contact", "legal-day"] as const;

export const texts = [ownTexts, contactTexts, ingredientsTexts] as const;

type SectionProps = { section: SectionName; legal: readonly LegalText[]; frame: Frame };

export function useSectionTitle(legal: readonly LegalText[]): (section: SectionName) => string {
  const t = useText<typeof ownTexts>();
  return (section) => {
    switch (section) {
      case "ingredients":
        return t("section-ingredients");
      case "contact":
        return t("section-contact");
      default:
        return legal.find((text) => text.section === section)?.title ?? section;
    }
  };
}

export function SectionBody({ section, legal, frame }: SectionProps) {
  const t = useText<typeof ownTexts>();
  if (section === "ingredients") {
    return <IngredientsSection />;
  }
  if (section === "contact") {
    return <ContactSection contact={frame.contact} />;
  }
  const text = legal.find((other) => other.section === section);
  return text ? (
    <div className="legal-text">
      <LegalParts parts={text.parts} />
      <p className="legal-day">{t("legal-day", { day: text.day })}</p>
    </div>
  ) : null;
}
