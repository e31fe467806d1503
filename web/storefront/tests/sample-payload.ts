// Payloads for tests: complete, small, and the same every time. Every id stands for itself in the text, so a test can
// tell a printed text from a missing one.

import type { LayoutName, LegalText, PageKind, Payload } from "@trichter/shared/payload";
import { textList } from "../src/app/text-list.ts";
import { everyAskQuiz, quizText } from "./features/quiz/sample-quiz.ts";
import { sampleBlocks, sampleProduct } from "./sample-blocks.ts";

const sampleQuiz = everyAskQuiz();

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
  "eyebrow",
  "note",
  "product",
  "line",
  "package",
  "quantity",
  "dose",
  "ingredients",
  "storage",
  "caution",
  "nutrient",
  "source",
  "column-1",
  "column-2",
];

const legal: LegalText[] = [
  {
    section: "privacy",
    title: "Privacy",
    day: "02/01/2031",
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

const withdrawal = {
  version: "2031-01-05",
  confirm: "Confirm it",
  whole: "I withdraw from {order}.",
  part: "I withdraw from {order} for {items}",
  later: "And from the later ones.",
  name: "Name: {name}",
  email: "Email: {email}",
  maxNameChars: 100,
  maxOrderChars: 80,
  maxItemsChars: 500,
};

const checkout = { payHref: "/offerpay/at", thankyouHref: "/thankyou/at" };

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
        logoHref: "/brand/logo.svg?v=1",
        logoLightHref: "/brand/logo-light.svg?v=1",
        homeHref: "/at",
        termsHref: "/terms/at",
        refundHref: "/refund/at",
        routeName: kind,
        isLanding: kind === "landing",
        isDemo: true,
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
        healthConsentVersion: "2031-01-03",
        year: "2031",
        countries: [
          { code: "DE", href: "/sample/de", lang: "de-DE" },
          { code: "AT", href: "/sample/at", lang: "de-AT" },
        ],
      },
      config: { apiBaseUrl: "https://api.example" },
      heading: "doc-heading",
      lead: "doc-lead",
      hero: {
        style: "split",
        ground: "sage",
        eyebrow: "doc-eyebrow",
        picture: sampleProduct.picture,
        notes: ["doc-note"],
        order: null,
        actions: [],
      },
      blocks: sampleBlocks,
      products: [sampleProduct],
      delivery: { cost: "4,90 €", days: "3–5" },
      funnel: "start",
      ways: [
        { funnel: "start", isMain: true, quiz: "sample", href: "/next/de", quizHref: "/start/at", outcomes: [] },
        { funnel: "v3", isMain: false, quiz: "sample", href: "/other/at", quizHref: "/v3/at", outcomes: [] },
      ],
      ...(["pay", "paypal-confirm", "thankyou"].includes(kind) ? { checkout } : {}),
      ...(kind === "refund" ? { withdrawal } : {}),
      ...(kind === "terms" ? { legal } : {}),
      ...(kind === "quiz" ? { quiz: sampleQuiz } : {}),
      ...(kind === "email" ? { form: { style: "sheet" as const, newsletterVersion: "2031-01-04" } } : {}),
    },
    text:
      fluentSource([...neededTexts(kind, layout), ...documentIds.map((id) => `doc-${id}`)]) +
      (kind === "quiz" ? quizText(sampleQuiz) : ""),
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
