// The packages of a product, one of which is chosen. Real radio buttons in a real form: it works before any script does. Where
// the order is taken on the same page, a choice goes into the basket at once, and nothing is chosen before the visitor does.

import type { BlockOf, Package, Product } from "@trichter/shared/payload";
import { useEffect, useRef } from "react";
import { useDocumentText, useText } from "../../text/use-text.ts";
import { Image } from "../../ui/image.tsx";
import { usePageFacts, useProduct } from "../page-facts.ts";
import { useBasketItems, useChoose } from "./late-basket.ts";
import { PackageForm } from "./package-form.tsx";
import { PriceLines, texts as priceTexts } from "./price-lines.tsx";
import { SoldOutNote, texts as soldOutTexts } from "./sold-out-note.tsx";
import "./packages.css";

const ownTexts = ["packages-legend", "package-suggested", "package-sold-out", "package-order"] as const;

export const texts = [ownTexts, priceTexts, soldOutTexts] as const;

/** Extras stand in a block of their own and belong to this form. */
export const packageFormId = "package-choice";

export function Block({ product: id, href }: BlockOf<"packages">) {
  const t = useText<typeof ownTexts>();
  const { kind, blocks } = usePageFacts();
  const product = useProduct(id);
  const isOrderedHere = kind === "pay";
  const choices = useRestoredChoice(product, isOrderedHere);
  const choose = useChoose();
  const hasExtras = blocks.some(({ block }) => block === "extras");
  const sold = product.packages.filter(({ isSoldOut }) => !isSoldOut);
  const first = isOrderedHere ? undefined : (sold.find(({ isSuggested }) => isSuggested) ?? sold[0]);

  function take({ target }: { target: EventTarget }): void {
    if (target instanceof HTMLInputElement) {
      void choose({ packages: [target.value], extras: [] }, []);
    }
  }

  const contents = (
    <>
      <fieldset ref={choices} className="packages-choices" onChange={isOrderedHere ? take : undefined}>
        <legend className="visually-hidden">{t("packages-legend")}</legend>
        {product.packages.map((offered) => (
          <Choice key={offered.sku} product={product} offered={offered} isFirstChoice={offered === first} />
        ))}
      </fieldset>
      {sold.length === 0 && <SoldOutNote />}
    </>
  );
  if (isOrderedHere) {
    return <div className="packages">{contents}</div>;
  }
  return (
    <PackageForm href={href} id={hasExtras ? packageFormId : undefined} className="packages">
      {contents}
      {sold.length > 0 && !hasExtras ? (
        <button type="submit" className="button button-primary button-large packages-order">
          {t("package-order")}
        </button>
      ) : null}
    </PackageForm>
  );
}

/** What lies in the basket is chosen, whichever page or tab put it there; where it is ordered, nothing else is. */
function useRestoredChoice({ packages }: Product, isOrderedHere: boolean) {
  const choices = useRef<HTMLFieldSetElement>(null);
  const items = useBasketItems();
  const chosen = packages.find(({ sku, isSoldOut }) => !isSoldOut && items.some((item) => item.sku === sku))?.sku;
  useEffect(() => {
    const radios = [...(choices.current?.querySelectorAll<HTMLInputElement>("input[type=radio]") ?? [])];
    // Whoever has just chosen something else here means that.
    const isUntouched = radios.every(({ checked, defaultChecked }) => checked === defaultChecked);
    for (const radio of radios) {
      if (isOrderedHere || (isUntouched && radio.value === chosen)) {
        radio.checked = radio.value === chosen;
      }
    }
  }, [chosen, isOrderedHere]);
  return choices;
}

type ChoiceProps = { product: Product; offered: Package; isFirstChoice: boolean };

function Choice({ product, offered, isFirstChoice }: ChoiceProps) {
  const t = useText<typeof ownTexts>();
  const documentText = useDocumentText();
  const { sku, name, note, picture, isSuggested, isSoldOut } = offered;
  const id = `package-${sku}`;
  return (
    <div className="package">
      {isSoldOut ? (
        <span className="chip package-mark" id={`${id}-state`}>
          {t("package-sold-out")}
        </span>
      ) : (
        isSuggested && <span className="chip package-mark">{t("package-suggested")}</span>
      )}
      <Image picture={picture} alt="" sizes="xs:40vw sm:160px lg:280px" className="package-picture" />
      <div className="package-name">
        <input
          type="radio"
          name="package"
          id={id}
          value={sku}
          defaultChecked={isFirstChoice}
          disabled={isSoldOut}
          aria-describedby={isSoldOut ? `${id}-state ${id}-price` : `${id}-price`}
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
