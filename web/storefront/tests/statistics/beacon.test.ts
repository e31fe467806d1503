// Sending what nobody waits for.

import { expect, it, vi } from "vitest";
import { createBeacon } from "../../src/statistics/beacon.ts";

const origin = "https://shop.example";

function create({ base = "", isQueued = true } = {}) {
  const sendBeacon = vi.fn<(url: string | URL, data?: BodyInit | null) => boolean>(() => isQueued);
  const fetch = vi.fn<typeof globalThis.fetch>(async () => new Response(null, { status: 204 }));
  const send = createBeacon({ navigator: { sendBeacon }, fetch, origin, address: () => `${base}/api/events` });
  return { sendBeacon, fetch, send };
}

it("goes by beacon, as JSON", async () => {
  const { send, sendBeacon, fetch } = create();
  send('{"visit":""}');
  const [[url, body] = []] = sendBeacon.mock.calls;
  expect(String(url)).toBe("https://shop.example/api/events");
  expect((body as Blob).type).toBe("application/json");
  expect(await (body as Blob).text()).toBe('{"visit":""}');
  expect(fetch).not.toHaveBeenCalled();
});

it("goes as a request that outlives the page where the browser takes no beacon", () => {
  const { send, fetch } = create({ isQueued: false });
  send("{}");
  expect(fetch.mock.calls[0]?.[1]).toEqual({
    method: "POST",
    headers: { "content-type": "application/json" },
    body: "{}",
    keepalive: true,
  });
});

it("takes no cookies along to another origin", () => {
  const { send, sendBeacon, fetch } = create({ base: "https://api.example" });
  send("{}");
  expect(sendBeacon).not.toHaveBeenCalled();
  expect(String(fetch.mock.calls[0]?.[0])).toBe("https://api.example/api/events");
});

it("does not complain when nothing can be sent", async () => {
  const { send, fetch } = create({ isQueued: false });
  fetch.mockRejectedValue(new TypeError("offline"));
  send("{}");
  await expect.poll(() => fetch.mock.settledResults.length).toBe(1);
});
