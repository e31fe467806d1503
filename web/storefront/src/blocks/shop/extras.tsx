// What may be ordered along with a package: boxes that nobody ticks but the visitor, in the form of the packages above, and the
// one button for all of it.

import type { BlockOf } from "@trichter/shared/payload";
import { useEffect, useRef } from "react";
import { useDocumentText, useText } from "../../text/use-text.ts";
import { Image } from "../../ui/image.tsx";
import { usePageFacts, useProduct } from "../page-facts.ts";
import { useBasketItems } from "./late-basket.ts";
import { packageFormId } from "./packages.tsx";
import { PriceLines, texts as priceTexts } from "./price-lines.tsx";
import "./extras.css";

const ownTexts = ["extras-legend", "package-sold-out", "package-order"] as const;

export const texts = [ownTexts, priceTexts] as const;

type ExtrasBlock = BlockOf<"extras">;

export function Block({ items }: ExtrasBlock) {
  const t = useText<typeof ownTexts>();
  const boxes = useRestoredTicks();
  const canOrder = useCanOrder();
  return (
    <div className="extras">
      <fieldset ref={boxes} className="extras-choices">
        <legend className="visually-hidden">{t("extras-legend")}</legend>
        {items.map((item) => (
          <Extra key={`${item.product} ${item.package}`} {...item} />
        ))}
      </fieldset>
      {canOrder && (
        <button type="submit" form={packageFormId} className="button button-primary button-large extras-order">
          {t("package-order")}
        </button>
      )}
    </div>
  );
}

/** Whether one of the packages above can be had. */
function useCanOrder(): boolean {
  const { blocks, products } = usePageFacts();
  const main = blocks.find((block) => block.block === "packages");
  const product = products.find(({ id }) => id === main?.product);
  return product?.packages.some(({ isSoldOut }) => !isSoldOut) ?? false;
}

/** Boxes that the visitor has ticked before are ticked when they come back: what lies in the basket shows. Markup never ticks
 * one, and nothing else does later. */
function useRestoredTicks() {
  const boxes = useRef<HTMLFieldSetElement>(null);
  const isRestored = useRef(false);
  const items = useBasketItems();
  useEffect(() => {
    if (items.length === 0 || isRestored.current) {
      return;
    }
    isRestored.current = true;
    for (const box of boxes.current?.querySelectorAll<HTMLInputElement>("input[type=checkbox]") ?? []) {
      box.checked ||= !box.disabled && items.some(({ sku }) => sku === box.value);
    }
  }, [items]);
  return boxes;
}

function Extra({ product: productId, package: position, heading, text }: ExtrasBlock["items"][number]) {
  const t = useText<typeof ownTexts>();
  const documentText = useDocumentText();
  const product = useProduct(productId);
  const offered = product.packages[position];
  if (!offered) {
    throw new Error(`The product "${productId}" has no package at ${position}.`);
  }
  const id = `extra-${offered.sku}`;
  return (
    <div className="extra">
      <Image picture={offered.picture} alt="" sizes="xs:25vw sm:128px" className="extra-picture" />
      <div className="extra-name">
        <input
          type="checkbox"
          name="extra"
          form={packageFormId}
          id={id}
          value={offered.sku}
          disabled={offered.isSoldOut}
          aria-describedby={`${id}-text ${id}-price`}
        />
        {/* The label covers the whole card. */}
        <label htmlFor={id}>{documentText(heading)}</label>
      </div>
      <div id={`${id}-text`} className="extra-text">
        {offered.isSoldOut && <span className="chip">{t("package-sold-out")}</span>}
        <p>{documentText(text)}</p>
        <p className="extra-package">
          <strong>{documentText(offered.name)}</strong> {documentText(offered.note)}
        </p>
      </div>
      <div id={`${id}-price`} className="extra-price">
        <PriceLines offered={offered} isSent={product.supplement !== null} />
      </div>
    </div>
  );
}
