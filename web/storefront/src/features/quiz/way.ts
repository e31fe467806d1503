// How a visitor goes on: the funnel that `src` in the address names, else the main one, else the only one. Pure text work:
// it renders on the server too.

import type { Way } from "@trichter/shared/quiz";

export function wayOf(ways: readonly Way[], query: string): Way | null {
  const source = new Map(parametersOf(query)).get("src");
  return ways.find(({ funnel }) => funnel === source) ?? ways.find(({ isMain }) => isMain) ?? ways[0] ?? null;
}

/** The query of the next page: the present one, with `src` as the funnel wants it. */
export function queryOf({ funnel, isMain }: Way, query: string): string {
  const others = parametersOf(query).filter(([name]) => name !== "src");
  const parameters = isMain ? others : [...others, ["src", encodeURIComponent(funnel)]];
  return parameters.length === 0 ? "" : `?${parameters.map((pair) => pair.join("=")).join("&")}`;
}

/** Names and values as they stand in the address: the server's engine knows no URLSearchParams. */
function parametersOf(query: string): [name: string, value: string][] {
  return query
    .replace(/^\?/, "")
    .split("&")
    .filter((pair) => pair !== "")
    .map((pair) => {
      const [name = "", ...value] = pair.split("=");
      return [name, value.join("=")];
    });
}
