// The API client: what it sends, and what its callers get when something goes wrong.

import { type ConsentChoice, createApi } from "@trichter/shared/api-client";
import { ProblemError } from "@trichter/shared/problem-error";
import { describe, expect, it, vi } from "vitest";

const choice: ConsentChoice = {
  id: "con_01KA3Q1QY0V5W3N8Z4T6R2H9CD",
  subject: "01KA3Q1QY0M7B2X9F5J1K8P3GE",
  text_version: "2026-11-15",
  locale: "fr_FR",
  country: "BE",
  purposes: { analytics: true, marketing: false },
};

function create(answer: () => Promise<Response>) {
  const fetch = vi.fn<typeof globalThis.fetch>(answer);
  return { fetch, api: createApi({ baseUrl: "https://api.example", fetch }) };
}

function problem(status: number, body: string, headers: Record<string, string> = {}) {
  return async () =>
    new Response(body, { status, headers: { "content-type": "application/problem+json", ...headers } });
}

async function failureOf(answer: () => Promise<Response>): Promise<ProblemError> {
  const failure: unknown = await create(answer)
    .api.recordConsent(choice)
    .catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(ProblemError);
  return failure as ProblemError;
}

describe("recordConsent", () => {
  it("posts the choice as JSON to the configured address and returns the record", async () => {
    const record = { id: choice.id, recorded_at: 1_794_744_000_000 };
    const { api, fetch } = create(async () => Response.json(record, { status: 201 }));
    expect(await api.recordConsent(choice)).toEqual(record);
    const request = fetch.mock.calls[0]?.[0] as Request;
    expect([request.method, request.url]).toEqual(["POST", "https://api.example/api/consents"]);
    expect(request.headers.get("content-type")).toBe("application/json");
    expect(request.keepalive).toBe(true);
    expect(await request.json()).toEqual(choice);
  });

  it("rejects with the server's problem", async () => {
    const body = JSON.stringify({
      type: "urn:trichter:problem:too-many-requests",
      title: "Too many requests. Try again in a moment.",
      status: 429,
      code: "too-many-requests",
    });
    const failure = await failureOf(problem(429, body, { "retry-after": "11" }));
    expect(failure).toMatchObject({
      message: "Too many requests. Try again in a moment.",
      code: "too-many-requests",
      status: 429,
      retryAfterSeconds: 11,
      isTemporary: true,
    });
  });

  it("prefers what the server says about this very request", async () => {
    const body = JSON.stringify({ title: "t", detail: "`id` is not `con_` and a ULID.", code: "bad-request" });
    const failure = await failureOf(problem(400, body));
    expect(failure).toMatchObject({ message: "`id` is not `con_` and a ULID.", status: 400, isTemporary: false });
    expect(failure.retryAfterSeconds).toBeUndefined();
  });

  it.each(["<html>Bad gateway</html>", "", "[]", "null"])(
    "takes %j for an answer that is not the API's",
    async (body) => {
      const failure = await failureOf(async () => new Response(body, { status: 502 }));
      expect(failure).toMatchObject({ code: "unknown", status: 502, isTemporary: true });
    },
  );

  it("says when no answer came", async () => {
    const failure = await failureOf(() => Promise.reject(new TypeError("Failed to fetch")));
    expect(failure).toMatchObject({ message: "Failed to fetch", code: "unreachable", status: 0, isTemporary: true });
  });
});
