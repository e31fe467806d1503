// Telephone, e-mail and postal address in full. Where a country's law asks for another address, that one stands here.

import type { Contact } from "@trichter/shared/payload";
import { useText } from "../../text/use-text.ts";
import { texts as contactLinksTexts, EmailLink, PhoneLink } from "../../ui/contact-links.tsx";
import { texts as addressTexts, PostalAddress } from "../../ui/postal-address.tsx";

const ownTexts = ["contact-lead", "contact-phone-label", "contact-email-label", "contact-address-label"] as const;

export const texts = [ownTexts, contactLinksTexts, addressTexts] as const;

export function ContactSection({ contact }: { contact: Contact }) {
  const t = useText<typeof ownTexts>();
  return (
    <div className="contact-section">
      <p>{t("contact-lead")}</p>
      <dl>
        <dt>{t("contact-phone-label")}</dt>
        <dd>
          <PhoneLink contact={contact} />
        </dd>
        <dt>{t("contact-email-label")}</dt>
        <dd>
          <EmailLink contact={contact} />
        </dd>
        <dt>{t("contact-address-label")}</dt>
        <dd>
          {contact.compliantAddress ? (
            <address className="postal-address">
              {contact.compliantAddress.map((line) => (
                <span key={line}>{line}</span>
              ))}
            </address>
          ) : (
            <PostalAddress contact={contact} />
          )}
        </dd>
      </dl>
    </div>
  );
}
