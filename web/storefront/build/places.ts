// Where the build reads and writes. One shape for both modes: the binary embeds the production one, a test
// hydrates every page with the development one.

import { fileURLToPath } from "node:url";

export type Mode = "production" | "development";

export type Places = {
  storefront: string;
  dist: string;
  client: string;
  server: string;
};

export function placesFor(mode: Mode): Places {
  const dist = fromHere(mode === "production" ? "../../dist/" : "../../dist-dev/");
  return { storefront: fromHere("../"), dist, client: `${dist}client/`, server: `${dist}server/` };
}

function fromHere(relative: string): string {
  return fileURLToPath(new URL(relative, import.meta.url));
}
