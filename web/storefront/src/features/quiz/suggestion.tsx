// What is suggested: claims about the product's nutrients, each with the answer that led to it, and one package with its
// whole price. The law's words stand in the same container as the claims.

import type { Product } from "@trichter/shared/payload";
import type { QuizNutrient, Way } from "@trichter/shared/quiz";
import type { ShopParts } from "../../blocks/shop/shop-blocks.ts";
import { useDocumentText, useText } from "../../text/use-text.ts";
import { Image } from "../../ui/image.tsx";
import { nutrientPictures } from "../../ui/nutrient-pictures.ts";
import { hrefAfter } from "./outcome.ts";
import { useQuizText } from "./quiz-text.ts";
import { WayOn } from "./way-on.tsx";

export const texts = ["quiz-result-nutrients", "quiz-result-package", "quiz-result-continue"] as const;

type SuggestionProps = {
  product: Product;
  units: number;
  /** The id of the ending that suggests it. */
  ending: string;
  nutrients: readonly QuizNutrient[];
  way: Way;
  /** From the chunk of the blocks that sell, which is loaded for them. */
  parts: ShopParts;
};

export function Suggestion({ product, units, ending, nutrients, way, parts }: SuggestionProps) {
  const { ClaimCompanions, PriceLines } = parts;
  const t = useText<typeof texts>();
  const documentText = useDocumentText();
  const offered = product.packages.find((candidate) => candidate.units === units);
  return (
    <>
      {nutrients.length > 0 && (
        <div className="quiz-result-part">
          <h3>{t("quiz-result-nutrients")}</h3>
          <ul className="quiz-nutrients">
            {nutrients.map((nutrient) => (
              <Nutrient key={nutrient.wording} {...nutrient} />
            ))}
          </ul>
          <ClaimCompanions supplement={product.supplement} />
        </div>
      )}
      {/* Cautions are read where the product is suggested, also where nothing is claimed of it. */}
      {nutrients.length === 0 && <ClaimCompanions supplement={product.supplement} />}
      {offered && (
        <div className="quiz-result-part">
          <h3>{t("quiz-result-package")}</h3>
          <div className="card card-raised quiz-package">
            <Image picture={offered.picture} alt={documentText(offered.picture.alt)} sizes="xs:280px sm:240px" />
            <div className="quiz-package-words">
              <p className="overline">{documentText(product.name)}</p>
              <h4>{documentText(offered.name)}</h4>
              <p>{documentText(offered.note)}</p>
              <PriceLines offered={offered} isSent={product.supplement !== null} />
            </div>
          </div>
        </div>
      )}
      <WayOn way={way} href={hrefAfter(way, ending)} className="button-large button-wide">
        {t("quiz-result-continue")}
      </WayOn>
    </>
  );
}

function Nutrient({ nutrient, wording, why }: QuizNutrient) {
  const text = useQuizText();
  const picture = nutrientPictures[nutrient];
  return (
    <li className="card quiz-nutrient">
      {picture !== undefined && <img src={picture} alt="" width={96} height={96} loading="lazy" decoding="async" />}
      <div>
        <p data-nutrient={nutrient}>
          <strong>{wording}</strong>
        </p>
        <p className="quiz-nutrient-why">{text(why)}</p>
      </div>
    </li>
  );
}
