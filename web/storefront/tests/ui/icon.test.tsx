// Icons: one sprite with exactly the icons of the list, and a picture that assistive technology skips.

import { renderToString } from "react-dom/server";
import { expect, it } from "vitest";
import { makeIcons } from "../../build/icons.ts";
import { Icon } from "../../src/ui/icon.tsx";
import { iconNames } from "../../src/ui/icon-names.ts";

it("the sprite holds every icon of the list, drawn, and no other", async () => {
  const sprite = String((await makeIcons()).get("icons.svg"));
  const symbols = [...sprite.matchAll(/<symbol id="([^"]+)"[^>]*>(.*?)<\/symbol>/g)];
  expect(symbols.map(([, name]) => name)).toEqual([...iconNames]);
  expect(
    symbols.filter(([, , drawing = ""]) => !/^<(path|circle|rect|line|polyline|polygon|ellipse)/.test(drawing)),
  ).toEqual([]);
});

it("an icon refers to the sprite and is hidden from assistive technology", () => {
  expect(renderToString(<Icon name="leaf" />)).toMatch(
    /^<svg class="icon icon-text" aria-hidden="true"><use href="[^"]*icons\.svg#leaf"><\/use><\/svg>$/,
  );
});
