// One block of every sort, and the product they are about, for tests: complete, small, and the same every time.

import type { Block, Product } from "@trichter/shared/payload";

const head = { anchor: null, ground: "plain", heading: "doc-block", lead: null } as const;

const picture = { id: "jar-1", width: 1097, height: 1206, version: "0123456789abcdef", alt: "doc-picture" };

const item = { icon: "leaf", heading: "doc-item", text: "doc-item-text" } as const;

const order = { label: null, offer: { href: "/offer1/de", hrefAfterV3: "/offerV3/de" } };

export const sampleProduct: Product = {
  id: "trio",
  name: "doc-product",
  line: "doc-line",
  picture,
  supplement: {
    legalName: "Nahrungsergänzungsmittel",
    statements: ["Eins.", "Zwei.", "Drei."],
    warnings: ["Mit viel Wasser."],
    netWeight: "39 g",
    netQuantity: "doc-quantity",
    dose: "doc-dose",
    ingredients: "doc-ingredients",
    storage: "doc-storage",
    cautions: ["doc-caution"],
    composition: [
      { nutrient: "zinc", name: "doc-nutrient", source: "doc-source", amount: "5 mg", share: "50 %" },
      { nutrient: "choline", name: "doc-nutrient", source: "doc-source", amount: "200 mg", share: null },
    ],
  },
  packages: [
    {
      sku: "trio-1",
      units: 1,
      name: "doc-package",
      note: "doc-note",
      picture,
      isSuggested: false,
      price: "34,90 €",
      priceOfUnit: null,
      unitPrice: "894,87 €/kg",
      saving: null,
      prior: null,
      isSoldOut: false,
    },
    {
      sku: "trio-3",
      units: 3,
      name: "doc-package",
      note: "doc-note",
      picture,
      isSuggested: true,
      price: "89,70 €",
      priceOfUnit: "29,90 €",
      unitPrice: "766,67 €/kg",
      saving: { amount: "15,00 €", percent: "14 %" },
      prior: { price: "99,00 €", percent: "9 %" },
      isSoldOut: false,
    },
  ],
};

export const sampleBlocks: Block[] = [
  { ...head, block: "points", anchor: "products", style: "cards", items: [item] },
  { ...head, block: "steps", ground: "pine", items: [item] },
  { ...head, block: "prose", lead: "doc-lead", paragraphs: ["doc-paragraph"], picture },
  {
    ...head,
    block: "actions",
    items: [
      { label: "doc-action-next", href: "/next/de", style: "primary" },
      { label: "doc-action-other", href: "/other/de", style: "secondary" },
    ],
  },
  { ...head, block: "order", heading: null, order },
  { ...head, block: "order", heading: null, order: { label: "doc-order", offer: null } },
  {
    ...head,
    block: "benefits",
    product: "trio",
    items: [{ claim: "zn_macro", icon: "leaf", heading: "doc-item", wording: "Zink trägt zu etwas bei" }],
  },
  {
    ...head,
    block: "comparison",
    columns: ["doc-column-1", "doc-column-2"],
    rows: [
      { label: "doc-item", cells: [true, false] },
      { label: "doc-item-text", cells: ["doc-paragraph", true] },
    ],
  },
  { ...head, block: "contents", items: [{ picture, heading: "doc-item", text: "doc-item-text" }] },
  {
    ...head,
    block: "countdown",
    campaign: { endsAt: 1_795_993_200_000, starts: "27.11.2026, 00:00", ends: "30.11.2026, 00:00" },
  },
  { ...head, block: "facts", product: "trio" },
  { ...head, block: "faq", items: [{ question: "doc-item", answer: "doc-item-text" }] },
  { ...head, block: "guarantee", paragraphs: ["doc-paragraph"] },
  { ...head, block: "ingredients", product: "trio" },
  { ...head, block: "packages", product: "trio", href: "/offerpay/at" },
  {
    ...head,
    block: "extras",
    items: [{ product: "trio", package: 0, heading: "doc-item", text: "doc-item-text" }],
  },
  { ...head, block: "payments", marks: ["eps", "visa"] },
  { ...head, block: "press", marks: ["wohlblatt", "le-carnet-vif"] },
  { ...head, block: "price", product: "trio", package: 1, href: "/offerpay/at" },
  {
    ...head,
    block: "reviews",
    items: [
      { place: 0, author: "Jana M.", stars: 4, text: "doc-item", lang: null, saidOn: null, avatar: 3, isSample: true },
      {
        place: 1,
        author: "Real R.",
        stars: 5,
        text: "Très bien.",
        lang: "fr",
        saidOn: "15.11.2026",
        avatar: null,
        isSample: false,
      },
    ],
    rating: { average: "4,3", count: 27 },
    methodHref: "/feedback/at",
  },
  { ...head, block: "trust", items: [{ icon: "truck", text: "doc-item" }] },
  {
    ...head,
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
  { ...head, block: "orderbar", heading: null, product: "trio", order },
];
