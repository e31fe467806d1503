// What a buyer makes of the offers after the payment, one after the other, until the thanks.

import { expect, type Page } from "@playwright/test";
import { act, isAtProvider, order, orderButton } from "./checkout.ts";
import type { Country } from "./countries.ts";
import { isReady } from "./opened-page.ts";

/** How the chain of offers can go, from the checkout of the first order on. */
export const outcomes = ["declines", "accepts", "pays anew", "fails at the bank"] as const;

export type Outcome = (typeof outcomes)[number];

const offersOrThanks = /\/(thankyou|upsell|detolex-upsell|offerebook|offerapp1|offerapp2|addapp)\//;

/** Pays the first order from the filled form, by card. */
export async function payFirst(page: Page, outcome: Outcome): Promise<void> {
  await page.locator("[name=method][value=card]").check();
  if (outcome === "accepts" || outcome === "fails at the bank") {
    // Who comes from no funnel is offered nothing afterwards, and has nothing to agree to.
    for (const box of await page.locator("[name=charge_again]").all()) {
      await box.check();
    }
  }
  await order(page);
  if (outcome === "fails at the bank") {
    // A bank that asked once asks again.
    await act(page, "ask-bank");
    await act(page, "bank-ok");
  } else {
    await act(page, "approve");
  }
}

/** Answers every offer, and says how many were bought. */
export async function answerOffers(page: Page, outcome: Outcome): Promise<number> {
  for (let bought = 0; ; bought += outcome === "declines" || outcome === "fails at the bank" ? 0 : 1) {
    await expect(page).toHaveURL(offersOrThanks);
    const { pathname } = new URL(page.url());
    if (pathname.startsWith("/thankyou/")) {
      return bought;
    }
    await isReady(page);
    await expect(orderButton(page)).toBeVisible();
    if (outcome === "declines") {
      await declineOffer(page);
    } else {
      await acceptOffer(page, outcome);
    }
    await expect(page).not.toHaveURL(({ pathname: now }) => now === pathname);
  }
}

/** Does at the bank, whose page stands over the offer, what the test wants. */
export async function actAtBank(page: Page, action: "bank-ok" | "bank-refused"): Promise<void> {
  await page.frameLocator(".bank-step iframe").locator(`button[value=${action}]`).click();
  await expect(page.locator(".bank-step")).toHaveCount(0);
}

/** Says no to the offer that is shown. */
export function declineOffer(page: Page): Promise<void> {
  return page.locator("[data-offer] > .button-secondary").click();
}

async function acceptOffer(page: Page, outcome: Outcome): Promise<void> {
  const early = page.locator("[name=early_supply]");
  if ((await early.count()) > 0) {
    await early.check();
  }
  if (outcome === "pays anew") {
    await page.locator("[data-offer] [name=method][value=card]").check();
  }
  await orderButton(page).click();
  if (outcome === "pays anew") {
    await isAtProvider(page);
    await act(page, "approve");
  } else if (outcome === "fails at the bank") {
    await actAtBank(page, "bank-refused");
    await expect(page.locator("[data-note=failed]")).toBeVisible();
    await declineOffer(page);
  }
}

/** Waits for the thanks and the order on them, past all offers; returns its number. */
export async function isThanked(page: Page, place: Pick<Country, "segment" | "code">): Promise<string> {
  await answerOffers(page, "declines");
  const [number = ""] = await numbersThanked(page, place);
  expect(number).toMatch(new RegExp(`^${place.code}-\\d{6}$`));
  return number;
}

/** The numbers of all orders on the thank-you page. */
export async function numbersThanked(page: Page, { segment }: Pick<Country, "segment">): Promise<string[]> {
  await expect(page).toHaveURL(new RegExp(`/thankyou/${segment}`));
  await isReady(page);
  await expect(page.locator(".order-placed").first()).toBeVisible();
  return page.locator(".order-facts div:first-child dd").allInnerTexts();
}
