// The shared client state: defaults, filling, restoring.

import { describe, expect, it } from "vitest";
import { clientStateFrom, createClientStore, restoreClientState } from "../../src/state/client-state.ts";
import { samplePayload } from "../sample-payload.ts";

describe("the client state", () => {
  it("has exactly the documented defaults", () => {
    expect(createClientStore().getState()).toEqual({
      language: "de_DE",
      locale: "DE",
      geo: { country: "DE" },
      config: {},
    });
  });

  it("is filled from a payload", () => {
    expect(clientStateFrom(samplePayload())).toEqual({
      language: "de_DE",
      locale: "AT",
      geo: { country: "AT" },
      config: { apiBaseUrl: "https://api.example" },
    });
  });

  it("brings back kept settings but leaves country and language to the new page", () => {
    const store = createClientStore(clientStateFrom(samplePayload()));
    restoreClientState(store, {
      locale: "SE",
      language: "sv_SE",
      config: { apiBaseUrl: "https://old.example", a: "b" },
    });
    expect(store.getState()).toEqual({
      language: "de_DE",
      locale: "AT",
      geo: { country: "AT" },
      config: { apiBaseUrl: "https://api.example", a: "b" },
    });
  });
});
