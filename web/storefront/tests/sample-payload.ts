// Payloads for tests: complete, small, and the same every time. Every id stands for itself in the text, so a test can
// tell a printed text from a missing one.

import type { Block, LayoutName, PageKind, Payload } from "@trichter/shared/payload";
import { textList } from "../src/app/text-list.ts";

const documentIds = ["heading", "lead", "block", "item", "item-text", "paragraph", "action-next", "action-other"];

const blocks: Block[] = [
  { block: "points", heading: "doc-block", items: [{ heading: "doc-item", text: "doc-item-text" }] },
  { block: "steps", heading: null, items: [{ heading: "doc-item", text: "doc-item-text" }] },
  { block: "prose", heading: "doc-block", paragraphs: ["doc-paragraph"] },
  {
    block: "actions",
    items: [
      { label: "doc-action-next", href: "/next/de", style: "primary" },
      { label: "doc-action-other", href: "/other/de", style: "secondary" },
    ],
  },
];

export function samplePayload(kind: PageKind = "landing", layout: LayoutName = "default"): Payload {
  return {
    page: `sample-${kind}`,
    layout,
    country: "AT",
    locale: "de_DE",
    head: {
      title: `Title of ${kind}`,
      description: "Description",
      lang: "de-AT",
      canonical: "https://shop.example/sample/at",
      alternates: [{ hreflang: "de-AT", href: "https://shop.example/sample/at" }],
      robots: null,
    },
    props: {
      kind,
      frame: {
        brand: "Ylvane",
        homeHref: "/at",
        termsHref: "/terms/at",
        year: "2031",
        countries: [
          { code: "DE", href: "/sample/de", lang: "de-DE" },
          { code: "AT", href: "/sample/at", lang: "de-AT" },
        ],
      },
      config: { apiBaseUrl: "https://api.example" },
      heading: "doc-heading",
      lead: "doc-lead",
      blocks,
    },
    text: fluentSource([...neededTexts(kind, layout), ...documentIds.map((id) => `doc-${id}`)]),
  };
}

/** Exactly what the server puts into a payload according to the list that the build writes. */
function neededTexts(kind: PageKind, layout: LayoutName): readonly string[] {
  return [
    ...textList.frame,
    ...(textList.kinds[kind] ?? []),
    ...(textList.layouts[layout] ?? []),
    ...Object.values(textList.blocks).flat(),
  ];
}

function fluentSource(ids: readonly string[]): string {
  return [...new Set(ids)].map((id) => `${id} = text of ${id}\n`).join("");
}
