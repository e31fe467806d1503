// The shapes of feedback, as the API sends and takes them: generated types under the names that components use.

import type { components } from "./api.ts";

type Schemas = components["schemas"];

/** The products of an order, with what was said of each. */
export type FeedbackView = Schemas["FeedbackView"];

export type FeedbackProduct = Schemas["FeedbackProductView"];

/** What was said of a product. */
export type Said = Schemas["SaidView"];

export type FeedbackRequest = Schemas["FeedbackRequest"];

/** What words do that advertising for food must not. */
export type CopyRule = Schemas["CopyRuleName"];
