// What goes wrong in a visitor's browser: a page that cannot be rendered becomes the error page, everything else stays
// unseen, and the server's log gets one line.

import type { Page, Request } from "@playwright/test";
import { comesToRest, isReady, open, withoutPrefetch } from "./harness/opened-page.ts";
import type { Server } from "./harness/server.ts";
import { expect, test } from "./harness/shop.ts";

const reports = "/api/client-errors";

test.describe("a page that cannot be rendered", () => {
  test.beforeEach(async ({ page, noise }) => {
    noise.expect(/^console error: TypeError: /);
    await withoutPrefetch(page);
    await page.route("**/start/gb/_payload.json*", async (route) => {
      const payload = await (await route.fetch()).json();
      payload.props.blocks = [{ block: "points", heading: null, items: null }];
      await route.fulfill({ json: payload });
    });
    await open(page, "/gb");
  });

  test("becomes the error page, in the visitor's language", async ({ page, shop }) => {
    const [report] = await Promise.all([page.waitForRequest(`**${reports}`), followQuiz(page)]);
    const heading = page.getByRole("heading", { level: 1 });
    await expect(heading).toHaveText("Something went wrong");
    await expect(heading).toBeFocused();
    await expect(page).toHaveURL("/start/gb");
    await expect(page.getByRole("link", { name: "Reload the page" })).toBeVisible();
    expect(report.postDataJSON().message).toMatch(/^TypeError: /);
    await expectInLog(shop, report);
  });

  test("shows the way home", async ({ page }) => {
    await followQuiz(page);
    await page.getByRole("link", { name: "Home page", exact: true }).click();
    await expect(page).toHaveURL("/gb");
    await expect(page.locator("html")).toHaveAttribute("data-page", "index");
    await expect(page.getByRole("heading", { level: 1 })).not.toHaveText("Something went wrong");
    await expect(page.getByRole("contentinfo")).toBeVisible();
  });

  test("can be loaded anew", async ({ page }) => {
    await followQuiz(page);
    await page.getByRole("link", { name: "Reload the page" }).click();
    await isReady(page);
    await expect(page).toHaveURL("/start/gb");
    await expect(page.getByRole("main").locator("a[href='/go/gb']")).toBeVisible();
  });
});

test.describe("an error in", () => {
  for (const { place, cause } of [
    {
      place: "an event handler",
      cause: () => {
        const button = document.createElement("button");
        button.addEventListener("click", () => {
          throw new RangeError("handler of /start/gb?mail=a@example.com\nfailed");
        });
        button.click();
      },
    },
    {
      place: "a promise",
      cause: () => void Promise.reject(new RangeError("handler of /start/gb?mail=a@example.com\nfailed")),
    },
  ]) {
    test(`${place} is not shown, and the server's log gets one line`, async ({ page, noise, openShop }) => {
      noise.expect(/^thrown: handler of/);
      const own = await openShop({});
      await open(page, `${own.url}/gb`);
      await comesToRest(page);
      const before = await page.locator("body").innerText();
      const sent: Request[] = [];
      page.on("request", (request) => {
        if (request.url().endsWith(reports)) {
          sent.push(request);
        }
      });
      const [response] = await Promise.all([page.waitForResponse(`**${reports}`), page.evaluate(cause)]);
      expect(response.status()).toBe(204);
      await comesToRest(page);
      expect(await page.locator("body").innerText()).toBe(before);
      expect(sent).toHaveLength(1);
      expect(response.request().postDataJSON()).toEqual({
        message: "RangeError: handler of /start/gb failed",
        page: "index",
        build: await page.locator("html").getAttribute("data-build"),
      });
      const lines = own
        .log()
        .split("\n")
        .filter((line) => line.includes("an error in a browser"));
      expect(lines).toHaveLength(1);
      expect(lines[0]).toContain("RangeError: handler of /start/gb failed");
      expect(own.log()).not.toContain("a@example.com");
    });
  }

  test("a loop tells of itself five times and then keeps quiet", async ({ page, noise }) => {
    noise.expect(/^thrown: again/);
    await open(page, "/gb");
    let sent = 0;
    page.on("request", (request) => {
      sent += request.url().endsWith(reports) ? 1 : 0;
    });
    await page.evaluate(() => {
      for (let round = 0; round < 20; round += 1) {
        window.dispatchEvent(new ErrorEvent("error", { error: new Error("again") }));
      }
    });
    await comesToRest(page);
    expect(sent).toBe(5);
  });
});

test("an app that cannot be mounted says so in the console and in the log, and leaves the page readable", async ({
  page,
  noise,
  shop,
}) => {
  noise.expect(/The document has no root element/);
  await page.route("**/start/gb", async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: (await response.text()).replace('id="root"', 'id="other"') });
  });
  const [report, logged, thrown] = await Promise.all([
    page.waitForRequest(`**${reports}`),
    page.waitForEvent("console", (message) => message.type() === "error"),
    page.waitForEvent("pageerror"),
    page.goto("/start/gb"),
  ]);
  expect(logged.text()).toContain("The document has no root element.");
  expect(thrown.message).toBe("The document has no root element.");
  await expectInLog(shop, report);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
});

async function followQuiz(page: Page): Promise<void> {
  await page.getByRole("main").locator("a[href='/start/gb']").click();
}

async function expectInLog(server: Server, report: Request): Promise<void> {
  const { message, build } = report.postDataJSON();
  const isLogged = (line: string) => line.includes("WARN") && line.includes(message) && line.includes(build);
  await expect.poll(() => server.log().split("\n").filter(isLogged).length).toBeGreaterThan(0);
}
