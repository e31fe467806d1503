// The packages of a product, one of which is chosen. Real radio buttons in a real form: it works before any script does.

import type { BlockOf, Package, Product } from "@trichter/shared/payload";
import { useDocumentText, useText } from "../../text/use-text.ts";
import { Image } from "../../ui/image.tsx";
import { useProduct } from "../page-facts.ts";
import { PackageForm } from "./package-form.tsx";
import { PriceLines, texts as priceTexts } from "./price-lines.tsx";
import "./packages.css";

const ownTexts = ["packages-legend", "package-suggested", "package-order"] as const;

export const texts = [ownTexts, priceTexts] as const;

export function Block({ product: id, href }: BlockOf<"packages">) {
  const t = useText<typeof ownTexts>();
  const product = useProduct(id);
  const first = product.packages.findIndex(({ isSuggested }) => isSuggested);
  return (
    <PackageForm href={href} className="packages">
      <fieldset className="packages-choices">
        <legend className="visually-hidden">{t("packages-legend")}</legend>
        {product.packages.map((offered, position) => (
          <Choice
            key={offered.units}
            product={product}
            offered={offered}
            isFirstChoice={position === Math.max(first, 0)}
          />
        ))}
      </fieldset>
      <button type="submit" className="button button-primary button-large packages-order">
        {t("package-order")}
      </button>
    </PackageForm>
  );
}

type ChoiceProps = { product: Product; offered: Package; isFirstChoice: boolean };

function Choice({ product, offered, isFirstChoice }: ChoiceProps) {
  const t = useText<typeof ownTexts>();
  const documentText = useDocumentText();
  const { units, name, note, picture, isSuggested } = offered;
  const id = `package-${product.id}-${units}`;
  return (
    <div className="package">
      {isSuggested && <span className="chip package-suggested">{t("package-suggested")}</span>}
      <Image picture={picture} alt="" sizes="xs:40vw sm:160px lg:280px" className="package-picture" />
      <div className="package-name">
        <input
          type="radio"
          name="package"
          id={id}
          value={`${product.id}-${units}`}
          defaultChecked={isFirstChoice}
          aria-describedby={`${id}-price`}
        />
        {/* The label covers the whole card. */}
        <label htmlFor={id}>{documentText(name)}</label>
      </div>
      <p className="package-note">{documentText(note)}</p>
      <div id={`${id}-price`} className="package-price">
        <PriceLines offered={offered} isSent={product.supplement !== null} />
      </div>
    </div>
  );
}
