// The API as typed functions, one per operation; types and addresses come from the server's own description. Loaded when
// it is first needed, never with a page: import it dynamically, its types statically.

import createClient from "openapi-fetch";
import type { components, paths } from "./api.ts";
import { ProblemError, problemOf } from "./problem-error.ts";

type Schemas = components["schemas"];

export type ConsentChoice = Schemas["ConsentRequest"];

export type ConsentRecord = Schemas["ConsentView"];

export type ApiParts = {
  /** The client state's `config.apiBaseUrl`; empty for the page's own origin. */
  baseUrl: string;
  fetch: typeof fetch;
};

/** Every function rejects with a `ProblemError` and nothing else. */
export type Api = {
  /** Records a choice. The same choice (the same `id`) may be sent again: it is recorded once. */
  recordConsent(choice: ConsentChoice): Promise<ConsentRecord>;
};

export function createApi({ baseUrl, fetch }: ApiParts): Api {
  const client = createClient<paths>({ baseUrl, fetch: (request) => fetch(request) });
  return {
    // A visitor may choose and leave at once: the request outlives the page.
    recordConsent: (choice) => answerOf(client.POST("/api/consents", { body: choice, keepalive: true })),
  };
}

type Outcome<Data> = { data?: Data; error?: unknown; response: Response };

async function answerOf<Data>(call: Promise<Outcome<Data>>): Promise<Data> {
  let outcome: Outcome<Data>;
  try {
    outcome = await call;
  } catch (error) {
    throw new ProblemError(error instanceof Error ? error.message : String(error), "unreachable", 0);
  }
  const { data, error, response } = outcome;
  if (!response.ok || data === undefined) {
    throw problemOf(response, error);
  }
  return data;
}
