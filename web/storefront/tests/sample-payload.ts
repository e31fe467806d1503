// Payloads for tests: complete, small, and the same every time. Every id stands for itself in the text, so a test can
// tell a printed text from a missing one.

import type { Block, LayoutName, LegalText, PageKind, Payload } from "@trichter/shared/payload";
import { textList } from "../src/app/text-list.ts";

const documentIds = [
  "heading",
  "lead",
  "picture",
  "block",
  "item",
  "item-text",
  "paragraph",
  "action-next",
  "action-other",
  "order",
];

const blocks: Block[] = [
  {
    block: "points",
    anchor: "products",
    heading: "doc-block",
    items: [{ heading: "doc-item", text: "doc-item-text" }],
  },
  { block: "steps", anchor: null, heading: null, items: [{ heading: "doc-item", text: "doc-item-text" }] },
  { block: "prose", heading: "doc-block", paragraphs: ["doc-paragraph"] },
  {
    block: "actions",
    items: [
      { label: "doc-action-next", href: "/next/de", style: "primary" },
      { label: "doc-action-other", href: "/other/de", style: "secondary" },
    ],
  },
  { block: "order", label: null, offer: { href: "/offer1/de", hrefAfterV3: "/offerV3/de" } },
  { block: "order", label: "doc-order", offer: null },
  {
    block: "video",
    heading: null,
    film: {
      sources: [
        { href: "/film/sample.webm?v=1", type: "video/webm" },
        { href: "/film/sample.mp4?v=2", type: "video/mp4" },
      ],
      captions: [
        { href: "/film/sample.de_DE.vtt?v=3", lang: "de", label: "Deutsch", isDefault: true },
        { href: "/film/sample.fr_FR.vtt?v=4", lang: "fr", label: "Français", isDefault: false },
      ],
      duration: "1:15",
    },
    poster: { id: "jar-3", width: 1600, height: 1147, version: "0123456789abcdef", alt: "doc-picture" },
    transcript: [
      { heading: null, lines: ["Said first."] },
      { heading: "Second chapter", lines: ["Said then.", "Said last."] },
    ],
  },
];

const legal: LegalText[] = [
  {
    section: "privacy",
    title: "Privacy",
    version: "2031-01-02",
    parts: [
      { part: "heading", runs: ["What we keep"] },
      { part: "subheading", runs: ["Orders"] },
      { part: "paragraph", runs: ["As long ", { strong: ["as the "] }, { emphasis: ["law"] }, " asks."] },
      {
        part: "bullets",
        items: [[{ section: "contact", runs: ["Contact"] }], [{ page: "/refund/at", runs: ["Refund"] }]],
      },
      { part: "numbers", items: [[{ outside: "https://authority.example", runs: ["Authority"] }]] },
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
        refundHref: "/refund/at",
        routeName: kind,
        isLanding: kind === "landing",
        contact: {
          name: "Muster GmbH",
          street: "Musterweg 1",
          postcode: "10115",
          city: "Berlin",
          country: "DE",
          email: "service@shop.example",
          phone: "+49 30 23125 014",
          phoneLink: "+493023125014",
          helpCenter: "https://help.shop.example",
          compliantAddress: null,
        },
        paymentMarks: ["eps", "visa"],
        consentVersion: "2031-01-02",
        year: "2031",
        countries: [
          { code: "DE", href: "/sample/de", lang: "de-DE" },
          { code: "AT", href: "/sample/at", lang: "de-AT" },
        ],
      },
      config: { apiBaseUrl: "https://api.example" },
      heading: "doc-heading",
      lead: "doc-lead",
      picture: { id: "jar-1", width: 1097, height: 1206, version: "0123456789abcdef", alt: "doc-picture" },
      blocks,
      ...(kind === "terms" ? { legal } : {}),
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
