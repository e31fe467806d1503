// One package of a product: picture, price with its lines, and the way to order it.

import type { BlockOf } from "@trichter/shared/payload";
import { useDocumentText, useText } from "../../text/use-text.ts";
import { Image } from "../../ui/image.tsx";
import { useProduct } from "../page-facts.ts";
import { PackageForm } from "./package-form.tsx";
import { PriceLines, texts as priceTexts } from "./price-lines.tsx";
import { SoldOutNote, texts as soldOutTexts } from "./sold-out-note.tsx";
import "./price.css";

const ownTexts = ["package-order", "package-sold-out"] as const;

export const texts = [ownTexts, priceTexts, soldOutTexts] as const;

export function Block({ product: id, package: position, href }: BlockOf<"price">) {
  const t = useText<typeof ownTexts>();
  const documentText = useDocumentText();
  const product = useProduct(id);
  const offered = product.packages[position];
  if (!offered) {
    throw new Error(`The product "${id}" has no package at ${position}.`);
  }
  return (
    <PackageForm href={href} className="card card-raised price-card">
      <Image
        picture={offered.picture}
        alt={documentText(offered.picture.alt)}
        sizes="sm:320px md:360px"
        className="price-picture"
      />
      <div className="price-words">
        <h3>{documentText(offered.name)}</h3>
        <p>{documentText(offered.note)}</p>
        {offered.isSoldOut && <span className="chip price-sold-out">{t("package-sold-out")}</span>}
        <PriceLines offered={offered} isSent={product.supplement !== null} />
        {offered.isSoldOut ? (
          <SoldOutNote />
        ) : (
          <>
            <input type="hidden" name="package" value={offered.sku} />
            <button type="submit" className="button button-primary button-wide">
              {t("package-order")}
            </button>
          </>
        )}
      </div>
    </PackageForm>
  );
}
