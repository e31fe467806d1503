// The states of the order-now button.

import type { OfferLink } from "@trichter/shared/payload";
import { renderToString } from "react-dom/server";
import { expect, it } from "vitest";
import { OrderNowButton } from "../../src/ui/order-now-button.tsx";

const offer: OfferLink = { href: "/offer1/de", hrefAfterV3: "/offerV3/de" };

it("is a link to the offer", () => {
  expect(renderToString(<OrderNowButton offer={offer}>Order now</OrderNowButton>)).toBe(
    '<a href="/offer1/de" class="button button-primary order-now">Order now</a>',
  );
});

it("is a link to the products of the page without an offer", () => {
  expect(renderToString(<OrderNowButton offer={null}>Order now</OrderNowButton>)).toBe(
    '<a href="#products" class="button button-primary order-now">Order now</a>',
  );
});

it("leads nowhere while it is disabled, and says so", () => {
  const html = renderToString(
    <OrderNowButton offer={offer} isDisabled>
      Order now
    </OrderNowButton>,
  );
  expect(html).toContain('aria-disabled="true"');
  expect(html).not.toContain("href");
  expect(html).not.toContain("spinner");
  expect(html).not.toContain("aria-busy");
});

it("keeps its name beside the spinner while it loads", () => {
  const html = renderToString(
    <OrderNowButton offer={offer} isLoading>
      Order now
    </OrderNowButton>,
  );
  expect(html).toContain('aria-busy="true"');
  expect(html).toContain('<span class="spinner" aria-hidden="true"></span>Order now');
  expect(html).not.toContain("href");
});
