// An operator edits the content folder of a running shop: what is right is served a moment later, what is wrong is
// refused with file and line, and visitors notice neither.

import { type ContentFolder, copyContent } from "./harness/content-folder.ts";
import { isReady, open } from "./harness/opened-page.ts";
import { watchDocuments } from "./harness/requests.ts";
import type { Server } from "./harness/server.ts";
import { expect, test as shopTest } from "./harness/shop.ts";

/** How long an operator waits at most. One test holds the shop to it; the others only need it to happen. */
const withinSeconds = { timeout: 10_000, intervals: [50] };
const soon = { intervals: [50] };

const englishLanding = "text/en_GB/landing.ftl";

const test = shopTest.extend<{ content: ContentFolder; ownShop: Server }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures from this pattern
  content: async ({}, use) => {
    const content = await copyContent();
    await use(content);
    await content.discard();
  },
  ownShop: async ({ content, openShop }, use) => use(await openShop({ content_dir: content.path })),
});

test("an edited text is served a moment later", async ({ content, ownShop, page, request }) => {
  await open(page, `${ownShop.url}/gb`);
  const heading = page.getByRole("heading", { level: 1 });
  const before = await heading.innerText();
  await content.edit(englishLanding, `index-heading = ${before}`, "index-heading = Something quite new");
  await expect
    .poll(async () => (await request.get(`${ownShop.url}/gb`)).text(), withinSeconds)
    .toContain("Something quite new");
  await page.reload();
  await isReady(page);
  await expect(heading).toHaveText("Something quite new");
  expect(await (await request.get(`${ownShop.url}/de`)).text(), "other languages").not.toContain("Something quite new");
});

test("an edited text is a new build for open tabs", async ({ content, ownShop, request }) => {
  const latestId = async () => (await (await request.get(`${ownShop.url}/builds/latest.json`)).json()).id;
  const before = await latestId();
  const html = await (await request.get(`${ownShop.url}/gb`)).text();
  expect(html).toContain(`data-build="${before}"`);
  await content.edit("text/en_GB/frame.ftl", "footer-terms = Terms", "footer-terms = Our terms");
  await expect.poll(latestId, soon).not.toBe(before);
  // An open tab still needs the old one's manifest.
  expect((await request.get(`${ownShop.url}/builds/meta/${before}.json`)).status()).toBe(200);
  expect((await request.get(`${ownShop.url}/builds/meta/${await latestId()}.json`)).status()).toBe(200);
});

test("a faulty change is refused with file and line, and the old content stays", async ({
  content,
  ownShop,
  request,
}) => {
  const page = `${ownShop.url}/start/gb`;
  const before = await (await request.get(page)).text();
  const document = await content.read("pages/start.toml");
  const line = 1 + document.split("\n").findIndex((text) => text.startsWith("layout = "));
  await content.edit("pages/start.toml", 'layout = "quiz"', 'layout = "quizz"');
  await expect.poll(() => ownShop.log(), soon).toContain("the old content stays");
  expect(ownShop.log()).toMatch(new RegExp(`pages/start\\.toml:${line}:\\d+`));
  expect(ownShop.log()).toContain("quizz");
  expect(await (await request.get(page)).text()).toBe(before);

  await content.write("pages/start.toml", document.replace('layout = "quiz"', 'layout = "quiz2"'));
  await expect.poll(async () => (await request.get(page)).text(), soon).toContain('data-layout="quiz2"');
});

test("a missing translation is refused", async ({ content, ownShop, request }) => {
  const text = await content.read("text/fi_FI/landing.ftl");
  await content.write("text/fi_FI/landing.ftl", text.replace(/^index-heading = .*$/m, ""));
  await expect.poll(() => ownShop.log(), soon).toContain("the old content stays");
  expect(ownShop.log()).toContain("index-heading");
  expect(ownShop.log()).toContain("fi_FI");
  expect((await request.get(`${ownShop.url}/fi`)).status()).toBe(200);
});

test("a new page file is a new route, and a removed one is gone", async ({ content, ownShop, page, noise }) => {
  noise.expect(/404/);
  const address = `${ownShop.url}/summer/be`;
  expect((await page.goto(address))?.status()).toBe(404);
  const document = await content.read("pages/take2.toml");
  await content.write("pages/summer.toml", document.replace('path = "/take2"', 'path = "/summer"'));
  await expect.poll(async () => (await page.goto(address))?.status(), soon).toBe(200);
  await isReady(page);
  await expect(page.locator("html")).toHaveAttribute("data-page", "summer");
  await expect(page.locator("html")).toHaveAttribute("lang", "fr-BE");
  await content.remove("pages/summer.toml");
  await expect.poll(async () => (await page.goto(address))?.status(), soon).toBe(404);
});

test("an open tab goes on through a change of content", async ({ content, ownShop, page, request }) => {
  await open(page, `${ownShop.url}/gb`);
  await content.edit("text/en_GB/frame.ftl", "footer-terms = Terms", "footer-terms = Our terms");
  await expect.poll(async () => (await request.get(`${ownShop.url}/gb`)).text(), soon).toContain("Our terms");
  const documents = watchDocuments(page);
  await page.getByRole("main").locator("a[href='/start/gb']").click();
  await expect(page.locator("html")).toHaveAttribute("data-page", "start");
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  expect(documents).toEqual([]);
});
