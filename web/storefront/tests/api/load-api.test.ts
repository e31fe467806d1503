// Loading the API client: at the first use, once, and again after a failure.

import type { Api } from "@trichter/shared/api-client";
import { describe, expect, it, vi } from "vitest";
import { createApiLoader } from "../../src/api/load-api.ts";

const api = {} as Api;
const fetch = vi.fn<typeof globalThis.fetch>();

describe("createApiLoader", () => {
  it("loads nothing until it is used, and then once", async () => {
    const createApi = vi.fn(() => api);
    const importClient = vi.fn(async () => ({ createApi }));
    const loadApi = createApiLoader({ fetch, apiBaseUrl: () => "https://api.example", importClient });
    expect(importClient).not.toHaveBeenCalled();
    expect(await Promise.all([loadApi(), loadApi()])).toEqual([api, api]);
    expect(importClient).toHaveBeenCalledTimes(1);
    expect(createApi).toHaveBeenCalledExactlyOnceWith({ baseUrl: "https://api.example", fetch });
  });

  it("tries again after a failure", async () => {
    const importClient = vi
      .fn(async () => ({ createApi: () => api }))
      .mockRejectedValueOnce(new TypeError("Failed to fetch dynamically imported module"));
    const loadApi = createApiLoader({ fetch, apiBaseUrl: () => "", importClient });
    await expect(loadApi()).rejects.toThrow("dynamically imported");
    expect(await loadApi()).toBe(api);
  });

  it("finds the real client", async () => {
    const loaded = await createApiLoader({ fetch, apiBaseUrl: () => "" })();
    expect(loaded.recordConsent).toBeTypeOf("function");
  });
});
