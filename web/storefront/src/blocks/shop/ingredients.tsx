// What is in a product: each nutrient with its amount in a daily dose and a drawing of a food that holds it too.

import type { BlockOf } from "@trichter/shared/payload";
import { useDocumentText, useText } from "../../text/use-text.ts";
import { nutrientPictures } from "../../ui/nutrient-pictures.ts";
import { useProduct } from "../page-facts.ts";
import "./ingredients.css";

export const texts = ["ingredients-daily", "ingredients-share"] as const;

export function Block({ product: id }: BlockOf<"ingredients">) {
  const t = useText<typeof texts>();
  const documentText = useDocumentText();
  const { supplement } = useProduct(id);
  return (
    <div className="ingredients">
      <ul className="ingredients-list tiles">
        {supplement?.composition.map(({ nutrient, name, amount, share, source }) => (
          <li key={nutrient} className="card">
            <img src={nutrientPictures[nutrient]} alt="" width={240} height={240} loading="lazy" decoding="async" />
            <div>
              <h3>{documentText(name)}</h3>
              <p className="ingredients-amount">
                <span className="price">{amount}</span>
                {share !== null && <span className="chip">{t("ingredients-share", { share })}</span>}
              </p>
              <p className="fine-print">{documentText(source)}</p>
            </div>
          </li>
        ))}
      </ul>
      <p className="fine-print">{t("ingredients-daily")}</p>
    </div>
  );
}
