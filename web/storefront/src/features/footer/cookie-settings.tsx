// Opens the cookie question again, so that a choice is as easily changed as made.

import { use } from "react";
import { ConsentContext } from "../../state/consent.ts";
import { useText } from "../../text/use-text.ts";

export const texts = ["footer-cookies"] as const;

export function CookieSettings() {
  const t = useText<typeof texts>();
  const consent = use(ConsentContext);
  return (
    <button type="button" className="footer-link footer-button" onClick={() => consent?.reopen()}>
      {t("footer-cookies")}
    </button>
  );
}
