// The contract between the server and the page components: what a page is handed.
// Types only. Nothing here may describe how a page looks or how a payload is fetched.

export type Country = "DE" | "FR" | "BE" | "SE" | "GB" | "AT" | "DK" | "FI";

/** A translation that exists. Two countries may share one: Austria reads `de_DE`. */
export type Locale = "de_DE" | "fr_FR" | "en_GB" | "sv_SE" | "da_DK" | "fi_FI";

export type LayoutName =
  | "default"
  | "offer"
  | "offer2"
  | "offer3"
  | "quiz"
  | "quiz2"
  | "quiz-dietoxil"
  | "quiz-email"
  | "sale"
  | "empty"
  | "none";

export type PageKind =
  | "landing"
  | "video"
  | "quiz"
  | "email"
  | "summary"
  | "offer"
  | "upsell"
  | "pay"
  | "paypal-confirm"
  | "thankyou"
  | "feedback"
  | "refund"
  | "terms"
  | "not-found"
  | "error";

/** The id of a Fluent message whose source the payload carries in `text`. */
export type MessageId = string;

export type HeadedText = { heading: MessageId; text: MessageId };

export type PointsBlock = { block: "points"; heading: MessageId | null; items: HeadedText[] };

export type StepsBlock = { block: "steps"; heading: MessageId | null; items: HeadedText[] };

export type ProseBlock = { block: "prose"; heading: MessageId | null; paragraphs: MessageId[] };

export type Action = { label: MessageId; href: string; style: "primary" | "secondary" };

export type ActionsBlock = { block: "actions"; items: Action[] };

export type Block = PointsBlock | StepsBlock | ProseBlock | ActionsBlock;

export type CountryLink = { code: Country; href: string; lang: string };

/** What stands around every page, whatever its kind. All addresses come without a query. */
export type Frame = {
  brand: string;
  homeHref: string;
  termsHref: string;
  year: string;
  countries: CountryLink[];
};

export type PageProps = {
  kind: PageKind;
  frame: Frame;
  /** Settings for the browser, for example `apiBaseUrl`; they end up in the client state. */
  config: Record<string, string>;
  heading: MessageId;
  lead: MessageId | null;
  blocks: Block[];
};

export type Alternate = { hreflang: string; href: string };

export type Head = {
  title: string;
  description: string;
  lang: string;
  canonical: string | null;
  alternates: Alternate[];
  robots: string | null;
};

export type PayloadError = {
  status: number;
  /** May hold `{path}`, which the browser replaces with the address it asked for. */
  message: string;
};

export type Payload = {
  page: string;
  layout: LayoutName;
  country: Country;
  locale: Locale;
  head: Head;
  props: PageProps;
  /** Fluent source of exactly the messages that this page needs. */
  text: string;
  error?: PayloadError;
};
