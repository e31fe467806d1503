// What is in the products, in pictures. They show foods that hold a nutrient too, and say so.

import chromium from "../../assets/ingredients/broccoli-chromium.svg";
import b6 from "../../assets/ingredients/chickpeas-b6.svg";
import glucomannan from "../../assets/ingredients/konjac-glucomannan.svg";
import vitaminC from "../../assets/ingredients/lemon.svg";
import zinc from "../../assets/ingredients/pumpkin-seeds-zinc.svg";
import choline from "../../assets/ingredients/soybeans-choline.svg";
import { useText } from "../../text/use-text.ts";

export const texts = [
  "ingredients-lead",
  "ingredients-choline",
  "ingredients-zinc",
  "ingredients-chromium",
  "ingredients-b6",
  "ingredients-c",
  "ingredients-glucomannan",
] as const;

const pictures = [
  { text: "ingredients-choline", picture: choline },
  { text: "ingredients-zinc", picture: zinc },
  { text: "ingredients-chromium", picture: chromium },
  { text: "ingredients-b6", picture: b6 },
  { text: "ingredients-c", picture: vitaminC },
  { text: "ingredients-glucomannan", picture: glucomannan },
] as const;

export function IngredientsSection() {
  const t = useText(texts);
  return (
    <div className="ingredients-section">
      <p>{t("ingredients-lead")}</p>
      <ul>
        {pictures.map(({ text, picture }) => (
          <li key={text}>
            {/* The words beside it say what it shows. */}
            <img src={picture} alt="" width={240} height={240} loading="lazy" decoding="async" />
            {t(text)}
          </li>
        ))}
      </ul>
    </div>
  );
}
