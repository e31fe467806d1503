// Drawings of foods that hold a nutrient too. They are no pictures of ingredients, and the words beside them say so.

import type { NutrientName } from "@trichter/shared/payload";
import chromium from "../assets/ingredients/broccoli-chromium.svg";
import b6 from "../assets/ingredients/chickpeas-b6.svg";
import glucomannan from "../assets/ingredients/konjac-glucomannan.svg";
import vitaminC from "../assets/ingredients/lemon.svg";
import zinc from "../assets/ingredients/pumpkin-seeds-zinc.svg";
import choline from "../assets/ingredients/soybeans-choline.svg";

export const nutrientPictures: Partial<Record<NutrientName, string>> = {
  choline,
  zinc,
  chromium,
  "vitamin-b6": b6,
  "vitamin-c": vitaminC,
  glucomannan,
};
