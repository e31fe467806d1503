// Takes the pictures of the README from the default shop: its first pages, and what a buyer sees from a question to the thanks.

import { chromium } from "@playwright/test";
import { isThanked, payFirst } from "../e2e/harness/chain.ts";
import { fillForm, openCheckout, orderButton } from "../e2e/harness/checkout.ts";
import { chromiumPath } from "../e2e/harness/chromium.ts";
import { answerBefore } from "../e2e/harness/consent.ts";
import { countries } from "../e2e/harness/countries.ts";
import { open } from "../e2e/harness/opened-page.ts";
import { followToSummary } from "../e2e/harness/quiz-table.ts";
import { createWalker, ordinaryPlan, question } from "../e2e/harness/quiz-walker.ts";
import { startServer } from "../e2e/harness/server.ts";

const britain = countries.find(({ code }) => code === "GB");
const phone = { width: 390, height: 844 };
const desktop = { width: 1000, height: 860 };
const folder = new URL("../docs/images/", import.meta.url);

const browser = await chromium.launch({ executablePath: chromiumPath(), args: ["--disable-gpu", "--disable-sync"] });
const server = await startServer();
try {
  const landing = await visit(desktop);
  await open(landing, `/${britain.segment}`);
  const buyer = await visit(phone);
  await open(buyer, `/take/${britain.segment}`);
  await compose("shop.png", 860, [await shoot(landing), await shoot(buyer)]);
  await compose("way.png", 844, await followBuyer(buyer));
} finally {
  await browser.close();
  await server.stop();
}

async function visit(viewport) {
  const context = await browser.newContext({
    baseURL: server.url,
    viewport,
    locale: britain.lang,
    reducedMotion: "reduce",
  });
  await answerBefore(context, server.url);
  return context.newPage();
}

/** A question with pictures, the summary, the order button, the thanks. */
async function followBuyer(page) {
  let asked;
  const walker = createWalker(page, { ...ordinaryPlan, text: "Anna" });
  await walker.open(`/start/${britain.segment}`);
  await walker.walk(async () => {
    if ((await page.locator(".quiz-screen img").count()) >= 3) {
      asked = await shoot(page, question(page));
    }
  });
  await followToSummary(page);
  await page.locator(".quiz-result-ending").waitFor();
  const summary = await shoot(page);
  await openCheckout(page, britain, { sku: "daily-fibre-3" });
  await fillForm(page, britain);
  await orderButton(page).evaluate((button) => {
    button.scrollIntoView({ block: "end" });
    window.scrollBy(0, 60);
  });
  const button = await shoot(page, orderButton(page));
  await payFirst(page, "declines");
  await isThanked(page, britain);
  return [asked, summary, button, await shoot(page)];
}

/** What the screen shows, with all its pictures. */
async function shoot(page, inView) {
  await inView?.waitFor();
  await page.evaluate(async () => {
    await document.fonts.ready;
    const isSeen = (image) => image.checkVisibility() && image.getBoundingClientRect().top < window.innerHeight;
    await Promise.all([...document.images].filter(isSeen).map((image) => image.decode().catch(() => {})));
  });
  return page.screenshot();
}

/** Puts screens side by side into one picture. */
async function compose(name, height, shots) {
  const page = await browser.newPage({ viewport: { width: 1800, height } });
  const images = shots.map((shot) => `<img src="data:image/png;base64,${shot.toString("base64")}">`);
  await page.setContent(
    `<style>body{margin:0;background:#0f3028;display:inline-flex;gap:24px}img{display:block}</style>${images.join("")}`,
  );
  await page.locator("body").screenshot({ path: new URL(name, folder).pathname });
  await page.close();
}
