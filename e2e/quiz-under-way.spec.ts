// What happens to the shop while somebody is in a quiz: its words are changed, or the connection is gone for a while. The
// visitor goes on with what they began.

import { answerBefore } from "./harness/consent.ts";
import { copyContent } from "./harness/content-folder.ts";
import { isReady } from "./harness/opened-page.ts";
import { followToSummary } from "./harness/quiz-table.ts";
import { createWalker, question } from "./harness/quiz-walker.ts";
import { expect, test } from "./harness/shop.ts";

test.use({ viewport: { width: 390, height: 844 }, contextOptions: { reducedMotion: "reduce" } });

test("a changed question is for those who come later; who has begun keeps theirs", async ({
  page,
  browser,
  openShop,
  noise,
  request,
}) => {
  const content = await copyContent();
  const shop = await openShop({ content_dir: content.path });
  const walker = createWalker(page);
  await walker.open(`${shop.url}/go/gb`);
  await walker.answer();
  const texts = "text/en_GB/quiz-questions.ftl";
  await content.edit(texts, "How many meals are there in your day?", "How many meals a day, all told?");
  await content.edit(texts, "go-ending-fibre-heading =", "go-ending-fibre-heading = Newly:");
  await expect
    .poll(async () => (await request.get(`${shop.url}/go/gb`)).text(), { intervals: [50] })
    .toContain("How many meals a day, all told?");

  await page.reload();
  await isReady(page);
  await expect(question(page)).toHaveText("Do you have breakfast?");
  await walker.answer();
  await expect(question(page)).toHaveText("How many meals are there in your day?");
  await walker.walk();
  await followToSummary(page);
  const heading = page.locator(".quiz-result-ending h2");
  await expect(heading).toHaveText(/, if you like\.$/);
  await expect(heading).not.toContainText("Newly");

  const others = await browser.newContext();
  await answerBefore(others, shop.url);
  const later = await others.newPage();
  noise.listenTo(later);
  const laterWalker = createWalker(later);
  await laterWalker.open(`${shop.url}/go/gb`);
  await laterWalker.walkTo(/^How many meals a day, all told/);
  await laterWalker.walk();
  await followToSummary(later);
  await expect(later.locator(".quiz-result-ending h2")).toContainText("Newly");
  await others.close();
  await content.discard();
});

test("a quiz goes on without a connection for ten seconds", async ({ page, context, noise }) => {
  // What the app would load meanwhile, as the clock goes, says that it could not.
  noise.expect(/ERR_INTERNET_DISCONNECTED|The build manifest could not be loaded/);
  await page.clock.install();
  const walker = createWalker(page);
  await walker.open("/v3/gb");
  await walker.walkTo(/^What is for lunch/);
  await context.setOffline(true);
  for (const seconds of [4, 6]) {
    await walker.answer();
    await walker.answer();
    await page.clock.fastForward(seconds * 1000);
  }
  await walker.arrive();
  await context.setOffline(false);
  await walker.walk();
  await expect(page).toHaveURL("/start-email/gb?src=v3");
  await followToSummary(page);
  await expect(page.locator(".quiz-result-ending h2")).toBeVisible();
});
