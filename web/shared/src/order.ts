// The shapes of an order's way, as the API sends and takes them: generated types under the names that components use.

import type { components } from "./api.ts";

type Schemas = components["schemas"];

/** What ordering in a country takes. */
export type CheckoutTerms = Schemas["CheckoutView"];

export type AddressFieldRule = Schemas["AddressFieldView"];

export type PaymentMethodOffer = Schemas["PaymentMethodView"];

export type QuoteRequest = Schemas["QuoteRequest"];

export type Quote = Schemas["QuoteView"];

export type QuotedLine = Schemas["QuoteLineView"];

export type VatShare = Schemas["VatView"];

export type OrderRequest = Schemas["OrderRequest"];

export type PaymentStart = Schemas["PaymentRequest"];

export type StartedPayment = Schemas["PaymentView"];

export type PlacedOrderView = Schemas["PlacedOrderView"];

export type Download = Schemas["DownloadView"];

/** All orders of a purchase, the first one first. */
export type Purchase = Schemas["PurchaseOrdersView"];

export type NextOffer = Schemas["NextOfferView"];

/** An offer to who has paid, with all that stands before its order button. */
export type Offer = Schemas["OfferView"];

export type OfferOrder = Schemas["OfferOrderRequest"];

export type Agreement = Schemas["AgreementView"];

export type PurchaseEvent = Schemas["PurchaseEventView"];
