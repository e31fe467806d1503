// The operator's postal address in three lines, as the language writes it.

import type { Contact } from "@trichter/shared/payload";
import { useText } from "../text/use-text.ts";

export const texts = ["contact-address-1", "contact-address-2", "contact-address-3"] as const;

export function PostalAddress({ contact }: { contact: Contact }) {
  const t = useText<typeof texts>();
  const { name, street, postcode, city, country } = contact;
  const facts = { name, street, postcode, city, country };
  return (
    <address className="postal-address">
      {texts.map((line) => (
        <span key={line}>{t(line, facts)}</span>
      ))}
    </address>
  );
}
