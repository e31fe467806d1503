// The specification's route table (2.1), to the letter, and the page that links in mails lead to: path, layout, and the name
// and kind of the page behind it.
// It is written out here on purpose: the shop's own content must agree with it, not the other way round.

export type Route = { path: string; page: string; layout: string; kind: string };

export const routes: readonly Route[] = [
  { path: "/", page: "index", layout: "default", kind: "landing" },
  { path: "/home", page: "home", layout: "default", kind: "landing" },
  { path: "/feedback", page: "feedback", layout: "default", kind: "feedback" },
  { path: "/mailbox", page: "mailbox", layout: "default", kind: "mailbox" },
  { path: "/thankyou", page: "thankyou", layout: "default", kind: "thankyou" },
  { path: "/VSL-de", page: "vsl-de", layout: "default", kind: "video" },
  { path: "/go", page: "go", layout: "quiz", kind: "quiz" },
  { path: "/gocards", page: "gocards", layout: "quiz", kind: "quiz" },
  { path: "/gocards-summary", page: "gocards-summary", layout: "quiz", kind: "summary" },
  { path: "/start", page: "start", layout: "quiz", kind: "quiz" },
  { path: "/start-email", page: "start-email", layout: "quiz", kind: "email" },
  { path: "/start-email2", page: "start-email2", layout: "quiz", kind: "email" },
  { path: "/start-summary", page: "start-summary", layout: "quiz", kind: "summary" },
  { path: "/summary", page: "summary", layout: "quiz", kind: "summary" },
  { path: "/v3", page: "v3", layout: "quiz", kind: "quiz" },
  { path: "/start1", page: "start1", layout: "quiz-dietoxil", kind: "quiz" },
  { path: "/start1-summary", page: "start1-summary", layout: "quiz-dietoxil", kind: "summary" },
  { path: "/email", page: "email", layout: "quiz-email", kind: "email" },
  { path: "/buy", page: "buy", layout: "offer", kind: "pay" },
  { path: "/offer", page: "offer", layout: "offer", kind: "offer" },
  { path: "/offer1", page: "offer1", layout: "offer", kind: "offer" },
  { path: "/offer-upsells2", page: "offer-upsells2", layout: "offer", kind: "offer" },
  { path: "/offerapp1", page: "offerapp1", layout: "offer", kind: "offer" },
  { path: "/offerapp2", page: "offerapp2", layout: "offer", kind: "offer" },
  { path: "/offerdet", page: "offerdet", layout: "offer", kind: "offer" },
  { path: "/offerebook", page: "offerebook", layout: "offer", kind: "offer" },
  { path: "/offerpay", page: "offerpay", layout: "offer", kind: "pay" },
  { path: "/take", page: "take", layout: "offer", kind: "offer" },
  { path: "/take-test", page: "take-test", layout: "offer", kind: "offer" },
  { path: "/take2", page: "take2", layout: "offer2", kind: "offer" },
  { path: "/offer2", page: "offer2", layout: "offer3", kind: "offer" },
  { path: "/buybf", page: "buybf", layout: "sale", kind: "offer" },
  { path: "/addapp", page: "addapp", layout: "none", kind: "offer" },
  { path: "/detolex-upsell", page: "detolex-upsell", layout: "empty", kind: "upsell" },
  { path: "/offer3", page: "offer3", layout: "empty", kind: "offer" },
  { path: "/offerV3", page: "offerv3", layout: "empty", kind: "offer" },
  { path: "/refund", page: "refund", layout: "empty", kind: "refund" },
  { path: "/terms", page: "terms", layout: "empty", kind: "terms" },
  { path: "/upsell", page: "upsell", layout: "empty", kind: "upsell" },
];

/** The one page whose last segment names a page instead of a country. */
export const paypalConfirm: Route = {
  path: "/paypal-confirm",
  page: "paypal-confirm",
  layout: "empty",
  kind: "paypal-confirm",
};

/** A page's address in a country: `/start` in France is `/start/fr`, the index is `/fr`. */
export function inCountry(route: Route, { segment }: { segment: string }): string {
  return `${route.path === "/" ? "" : route.path}/${segment}`;
}

/** One address in Germany for every kind of page. */
export function onePerKind(): Route[] {
  const kinds = new Map([...routes, paypalConfirm].toReversed().map((route) => [route.kind, route]));
  return [...kinds.values()].toReversed();
}
