// For who has no JavaScript: ordering needs it, and there is somebody to write to.

import type { Contact } from "@trichter/shared/payload";
import { useText } from "../../text/use-text.ts";
import { texts as contactTexts, EmailLink, PhoneLink } from "../../ui/contact-links.tsx";
import { Icon } from "../../ui/icon.tsx";

const ownTexts = ["order-no-script"] as const;

export const texts = [ownTexts, contactTexts] as const;

/** React passes over what stands in this element in a browser, so no browser is sent the code for it. */
export function NoScript({ contact }: { contact: Contact }) {
  return <noscript>{import.meta.env.SSR && <Words contact={contact} />}</noscript>;
}

function Words({ contact }: { contact: Contact }) {
  const t = useText<typeof ownTexts>();
  return (
    <div className="note">
      <Icon name="info" />
      <div>
        <p>{t("order-no-script")}</p>
        <p>
          <EmailLink contact={contact} className="link" />
        </p>
        <p>
          <PhoneLink contact={contact} className="link" />
        </p>
      </div>
    </div>
  );
}
