// What is in the products, in pictures. They show foods that hold a nutrient too, and say so.

import { useText } from "../../text/use-text.ts";
import { nutrientPictures } from "../../ui/nutrient-pictures.ts";

export const texts = [
  "ingredients-lead",
  "ingredients-choline",
  "ingredients-zinc",
  "ingredients-chromium",
  "ingredients-b6",
  "ingredients-c",
  "ingredients-glucomannan",
] as const;

const foods = [
  { text: "ingredients-choline", nutrient: "choline" },
  { text: "ingredients-zinc", nutrient: "zinc" },
  { text: "ingredients-chromium", nutrient: "chromium" },
  { text: "ingredients-b6", nutrient: "vitamin-b6" },
  { text: "ingredients-c", nutrient: "vitamin-c" },
  { text: "ingredients-glucomannan", nutrient: "glucomannan" },
] as const;

export function IngredientsSection() {
  const t = useText<typeof texts>();
  return (
    <div className="ingredients-section">
      <p>{t("ingredients-lead")}</p>
      <ul>
        {foods.map(({ text, nutrient }) => (
          <li key={text}>
            {/* The words beside it say what it shows. */}
            <img src={nutrientPictures[nutrient]} alt="" width={240} height={240} loading="lazy" decoding="async" />
            {t(text)}
          </li>
        ))}
      </ul>
    </div>
  );
}
