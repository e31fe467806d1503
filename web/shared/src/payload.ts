// The contract between the server and the page components: what a page is handed. The types are generated from the
// server's own description (`make openapi`); this file gives them the names that components use.

import type { components } from "./api.ts";

type Schemas = components["schemas"];

export type Country = Schemas["CountryCode"];

/** A translation that exists. Two countries may share one: Austria reads `de_DE`. */
export type Locale = Schemas["LocaleName"];

export type LayoutName = Schemas["LayoutName"];

export type PageKind = Schemas["PageKind"];

/** The id of a Fluent message whose source the payload carries in `text`. */
export type MessageId = string;

/** A picture that can be had in any size; `alt` is the id of its text. */
export type Picture = Schemas["PictureView"];

export type Block = Schemas["BlockView"];

export type BlockName = Block["block"];

/** The blocks of one sort. */
export type BlockOf<Name extends BlockName> = Extract<Block, { block: Name }>;

export type Hero = Schemas["HeroView"];

export type Product = Schemas["ProductView"];

export type Package = Schemas["PackageView"];

export type NutrientName = Schemas["NutrientName"];

export type Order = Schemas["OrderView"];

export type OfferLink = Schemas["OfferLinkView"];

export type Anchor = Schemas["AnchorName"];

/** A section of the obligatory information; its name is the fragment of its address. */
export type SectionName = Schemas["SectionName"];

export type LegalText = Schemas["LegalView"];

export type LegalPart = Schemas["PartView"];

export type LegalRun = Schemas["RunView"];

export type Contact = Schemas["ContactView"];

export type PaymentMark = Schemas["PaymentMarkName"];

export type Action = Schemas["ActionView"];

export type CountryLink = Schemas["CountryView"];

/** What stands around every page, whatever its kind. All addresses come without a query. */
export type Frame = Schemas["FrameView"];

export type PageProps = Schemas["PageProps"];

export type Alternate = Schemas["AlternateView"];

export type Head = Schemas["HeadView"];

/** `message` may hold `{path}`, which the browser replaces with the address it asked for. */
export type PayloadError = Schemas["ErrorView"];

export type Payload = Omit<Schemas["Payload"], "props"> & { props: PageProps };
