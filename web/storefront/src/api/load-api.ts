// The way from the storefront to the API: its client is loaded when it is first used, so no page waits for it.

import type { Api, ApiParts } from "@trichter/shared/api-client";

export type LoadApi = () => Promise<Api>;

type LoadApiParts = {
  fetch: ApiParts["fetch"];
  /** Asked for at the first use: `config.apiBaseUrl` of the client state, or nothing for the page's own origin. */
  apiBaseUrl(): string;
  /** Replaced in tests. */
  importClient?(): Promise<{ createApi(parts: ApiParts): Api }>;
};

export function createApiLoader({
  fetch,
  apiBaseUrl,
  importClient = () => import("@trichter/shared/api-client"),
}: LoadApiParts): LoadApi {
  let loading: Promise<Api> | undefined;
  return () => {
    loading ??= importClient()
      .then(({ createApi }) => createApi({ baseUrl: apiBaseUrl(), fetch }))
      .catch((error: unknown) => {
        // The next caller may have a better connection.
        loading = undefined;
        throw error;
      });
    return loading;
  };
}
