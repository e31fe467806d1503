// The two ways to reach the operator at once: telephone and e-mail.

import type { Contact } from "@trichter/shared/payload";
import { useText } from "../text/use-text.ts";

export const texts = ["contact-phone", "contact-email"] as const;

type ContactLinkProps = { contact: Contact; className?: string };

export function PhoneLink({ contact, className }: ContactLinkProps) {
  const t = useText<typeof texts>();
  return (
    <a href={`tel:${contact.phoneLink}`} className={className}>
      {t("contact-phone", { phone: contact.phone })}
    </a>
  );
}

export function EmailLink({ contact, className }: ContactLinkProps) {
  const t = useText<typeof texts>();
  return (
    <a href={`mailto:${contact.email}`} className={className}>
      {t("contact-email", { email: contact.email })}
    </a>
  );
}
