// What stands in the place of a page's price for somebody to whom the page is more than it is to everybody.

import { createContext, type ReactNode } from "react";

export const OfferContext = createContext<ReactNode>(null);
