// Somebody who orders: puts a package into the basket, fills in the form of their country, presses the order button, and does at
// the sandbox's pay page what the test wants.

import { expect, type Locator, type Page } from "@playwright/test";
import type { Country } from "./countries.ts";
import { open } from "./opened-page.ts";

type Code = Country["code"];

/** By the names of the fields. What is optional is left out. */
const addresses: Record<Code, Readonly<Record<string, string>>> = {
  DE: { name: "Anna Muster", street: "Lange Straße", house: "12a", postcode: "10115", city: "Berlin" },
  AT: { name: "Anna Muster", street: "Ringstraße", house: "3", postcode: "1010", city: "Wien" },
  FR: { name: "Anne Martin", line1: "12 rue de la Paix", postcode: "75002", city: "Paris" },
  BE: { name: "Anne Peeters", street: "Rue Haute", house: "5", postcode: "1000", city: "Bruxelles" },
  SE: { name: "Anna Svensson", street: "Storgatan", house: "1", postcode: "11122", city: "Stockholm" },
  GB: { name: "Anna Smith", line1: "1 High Street", city: "London", postcode: "SW1A 1AA" },
  DK: { name: "Anna Jensen", street: "Vestergade", house: "7", postcode: "1456", city: "København" },
  FI: { name: "Anna Virtanen", street: "Mannerheimintie", house: "10", postcode: "00100", city: "Helsinki" },
};

/** What the order button may say. */
export const buttonWords: Record<Code, string> = {
  DE: "Zahlungspflichtig bestellen",
  AT: "Zahlungspflichtig bestellen",
  FR: "Commande avec obligation de paiement",
  BE: "Commande avec obligation de paiement",
  SE: "Beställ med betalningsskyldighet",
  GB: "Order with obligation to pay",
  DK: "Ordre med betalingspligt",
  FI: "Tilaa ja maksa",
};

export type SandboxAction = "approve" | "decline" | "ask-bank" | "bank-ok" | "bank-refused" | "delay" | "cancel";

export function orderButton(page: Page): Locator {
  return page.locator("[data-legal=order-button]");
}

/** Opens the checkout with a package in the basket, and waits until it can be filled in. */
export async function openCheckout(
  page: Page,
  { segment }: Pick<Country, "segment">,
  { sku = "daily-trio-3", at = "" }: { sku?: string; at?: string } = {},
): Promise<void> {
  await open(page, `${at}/offerpay/${segment}?package=${sku}`);
  await isFillable(page);
}

export async function isFillable(page: Page): Promise<void> {
  await expect(page.locator(".order-form[data-state=ready]")).toBeVisible();
}

export async function fillForm(page: Page, { code }: Pick<Country, "code">, email = "anna@example.org"): Promise<void> {
  await page.locator("#order-email").fill(email);
  for (const [name, value] of Object.entries(addresses[code])) {
    await page.locator(`#order-${name}`).fill(value);
  }
  const first = page.locator("[name=method]").first();
  if ((await page.locator("[name=method]:checked").count()) === 0) {
    await first.check();
  }
}

export function fieldsOf({ code }: Pick<Country, "code">): readonly [string, string][] {
  return Object.entries(addresses[code]);
}

/** Presses the order button and waits for the pay page. */
export async function order(page: Page): Promise<void> {
  await orderButton(page).click();
  await isAtProvider(page);
}

export async function isAtProvider(page: Page): Promise<void> {
  await expect(page).toHaveURL(/\/sandbox\/pay\//);
}

export async function act(page: Page, action: SandboxAction): Promise<void> {
  await page.locator(`button[name=action][value=${action}]`).click();
}

/** What was sent to begin payments, and what came of it. */
export function watchPayments(page: Page): { attempt: string; status: number }[] {
  const payments: { attempt: string; status: number }[] = [];
  page.on("response", (response) => {
    const request = response.request();
    if (/\/api\/orders\/[^/]+\/payments$/.test(response.url()) && request.method() === "POST") {
      payments.push({ attempt: request.postDataJSON().attempt, status: response.status() });
    }
  });
  return payments;
}

/** What the device keeps, for tests that look behind the page. */
export function kept(page: Page, key: "trichter:basket" | "trichter:order"): Promise<Record<string, unknown> | null> {
  return page.evaluate((name) => JSON.parse(localStorage.getItem(name) ?? "null"), key);
}
