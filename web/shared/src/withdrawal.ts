// The shapes of a withdrawal, as the API sends and takes them: generated types under the names that components use.

import type { components } from "./api.ts";

type Schemas = components["schemas"];

/** The words that the law fixes, and how much fits into the fields. */
export type WithdrawalWords = Schemas["WithdrawalWordsView"];

export type WithdrawalStatement = Schemas["WithdrawalRequest"];

export type OrderLink = Schemas["OrderLinkRequest"];

export type WithdrawalReceipt = Schemas["WithdrawalView"];
