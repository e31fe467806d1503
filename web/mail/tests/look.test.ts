// The colours of mails are those of the shop.

import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { palette } from "../src/look.ts";

const tokens = readFileSync(new URL("../../storefront/src/styles/tokens.css", import.meta.url), "utf8");

it.each(Object.entries(palette))("%s is the same in mails and in tokens.css", (name, colour) => {
  const token = name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  const value = new RegExp(`--${token}: (#[0-9a-f]+);`).exec(tokens)?.[1] ?? "";
  expect(value.length === 4 ? value.replaceAll(/[0-9a-f]/g, "$&$&") : value).toBe(colour);
});
