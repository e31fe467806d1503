// The order-now button. It leads to the offer that fits where the visitor comes from, or down to the products of the page.

import type { OfferLink } from "@trichter/shared/payload";
import { type MouseEvent, type ReactNode, useState } from "react";
import { isPlainClick } from "../navigation/internal-link.ts";
import { useNavigation, useQuery } from "../navigation/navigation-context.ts";
import { Link } from "./link.tsx";
import "./order-now-button.css";

/** The section that the button scrolls to when it does not navigate. */
const productsFragment = "#products";

type OrderNowButtonProps = {
  /** Where it navigates to; null to scroll to the products. */
  offer: OfferLink | null;
  isDisabled?: boolean;
  isLoading?: boolean;
  children: ReactNode;
};

export function OrderNowButton({ offer, isDisabled = false, isLoading = false, children }: OrderNowButtonProps) {
  const navigation = useNavigation();
  const query = useQuery();
  const [isLeaving, setIsLeaving] = useState(false);
  const className = "button button-primary order-now";

  if (isDisabled || isLoading) {
    return (
      // It stays in the order of Tab, so that whoever cannot see it learns that it is there and not ready.
      <button type="button" className={className} aria-disabled="true" aria-busy={isLoading || undefined}>
        {isLoading ? <Spinner /> : null}
        {children}
      </button>
    );
  }

  if (!offer) {
    return (
      <a href={productsFragment} className={className}>
        {children}
      </a>
    );
  }

  function leave(event: MouseEvent<HTMLAnchorElement>): void {
    if (isPlainClick(event)) {
      event.preventDefault();
      setIsLeaving(true);
      void navigation.navigateTo(event.currentTarget.href).finally(() => setIsLeaving(false));
    }
  }

  return (
    <Link href={offerHref(offer, query)} className={className} isBusy={isLeaving} onClick={leave}>
      {isLeaving ? <Spinner /> : null}
      {children}
    </Link>
  );
}

function Spinner() {
  return <span className="spinner" aria-hidden="true" />;
}

function offerHref(offer: OfferLink, query: string): string {
  // The server renders without a query, in an engine that knows no URLSearchParams.
  const isAfterV3 = query !== "" && new URLSearchParams(query).get("src") === "v3";
  return (isAfterV3 ? offer.hrefAfterV3 : null) ?? offer.href;
}
