// A choice about cookies and its way to the books: from the button in the browser to the record on the server.

import { isReady } from "./harness/opened-page.ts";
import { watchRequests } from "./harness/requests.ts";
import { expect, test } from "./harness/shop.ts";

test.use({ hasAnswered: false });

test("a choice is recorded, with a client that nobody loaded before it", async ({ page }) => {
  const clients = watchRequests(page, /\/assets\/api-client-/);
  await page.goto("/start/gb");
  await isReady(page);
  expect(clients).toEqual([]);
  const recorded = page.waitForResponse("**/api/consents");
  await page.getByRole("button", { name: "Reject all" }).click();
  const response = await recorded;
  expect(response.status()).toBe(201);
  expect(clients).toHaveLength(1);
  const sent: unknown = response.request().postDataJSON();
  expect(sent).toMatchObject({ locale: "en_GB", country: "GB", purposes: { analytics: false, marketing: false } });
  expect(await response.json()).toEqual({ id: (sent as { id: string }).id, recorded_at: expect.any(Number) });
  // The way back of a lost answer: the same again is the same record.
  const again = await page.request.post("/api/consents", { data: sent });
  expect([again.status(), await again.json()]).toEqual([200, await response.json()]);
});
