// The footer that stands under every page, outside of its layout: obligatory information, the way out of a contract,
// contact, ways to pay, the country switch, the copyright.

import type { Country, Frame } from "@trichter/shared/payload";
import { useText } from "../../text/use-text.ts";
import { texts as contactLinksTexts, EmailLink, PhoneLink } from "../../ui/contact-links.tsx";
import { GuaranteeNotice, texts as guaranteeTexts } from "../../ui/guarantee-notice.tsx";
import { Link } from "../../ui/link.tsx";
import { NewTabLink, texts as newTabTexts, OutsideLink } from "../../ui/new-tab-link.tsx";
import { PaymentMarks, texts as paymentMarksTexts } from "../../ui/payment-marks.tsx";
import { texts as addressTexts, PostalAddress } from "../../ui/postal-address.tsx";
import { SectionLink } from "../../ui/section-link.tsx";
import { CookieSettings, texts as cookieSettingsTexts } from "./cookie-settings.tsx";
import { CountrySwitch, texts as countrySwitchTexts } from "./country-switch.tsx";
import "./footer.css";

const ownTexts = [
  "footer-links",
  "footer-ingredients",
  "footer-terms",
  "footer-delivery",
  "footer-privacy",
  "footer-contact",
  "footer-help-center",
  "footer-withdrawal",
  "footer-imprint",
  "footer-accessibility",
  "footer-copyright",
] as const;

export const texts = [
  ownTexts,
  contactLinksTexts,
  newTabTexts,
  addressTexts,
  cookieSettingsTexts,
  countrySwitchTexts,
  guaranteeTexts,
  paymentMarksTexts,
] as const;

export function Footer({ frame, country }: { frame: Frame; country: Country }) {
  const t = useText<typeof ownTexts>();
  return (
    <footer className="footer on-dark">
      <div className="footer-inner">
        <nav className="footer-entries" aria-label={t("footer-links")}>
          <ul>
            <li>
              <SectionEntry section="ingredients" />
            </li>
            <li>
              <NewTabLink href={frame.termsHref} className="footer-link">
                {t("footer-terms")}
              </NewTabLink>
            </li>
            <li>
              <SectionEntry section="delivery" />
            </li>
            <li>
              <SectionEntry section="privacy" />
            </li>
            <li>
              <ContactEntry frame={frame} />
            </li>
            <li>
              <SectionEntry section="imprint" />
            </li>
            <li>
              <SectionEntry section="accessibility" />
            </li>
            <li>
              <CookieSettings />
            </li>
          </ul>
        </nav>
        <div className="footer-aside">
          <Link href={frame.refundHref} className="footer-withdrawal">
            {t("footer-withdrawal")}
          </Link>
          {frame.isLanding ? null : <FooterContact frame={frame} />}
          <GuaranteeNotice notice={frame.guarantee} />
        </div>
        <div className="footer-base">
          <PaymentMarks marks={frame.paymentMarks} />
          <CountrySwitch countries={frame.countries} current={country} />
          <p className="footer-copyright">
            © {frame.year} {frame.brand}. {t("footer-copyright")}
          </p>
        </div>
      </div>
    </footer>
  );
}

type EntrySection = "ingredients" | "delivery" | "privacy" | "imprint" | "accessibility" | "contact";

function SectionEntry({ section }: { section: EntrySection }) {
  const t = useText<typeof ownTexts>();
  return (
    <SectionLink section={section} className="footer-link">
      {t(`footer-${section}`)}
    </SectionLink>
  );
}

/** Visitors from an advertisement have no order yet: they are helped by the help centre. */
function ContactEntry({ frame }: { frame: Frame }) {
  const t = useText<typeof ownTexts>();
  return frame.isLanding ? (
    <OutsideLink href={frame.contact.helpCenter} className="footer-link">
      {t("footer-help-center")}
    </OutsideLink>
  ) : (
    <SectionEntry section="contact" />
  );
}

function FooterContact({ frame: { contact } }: { frame: Frame }) {
  return (
    <div className="footer-contact">
      <PhoneLink contact={contact} className="footer-link" />
      <EmailLink contact={contact} className="footer-link" />
      <PostalAddress contact={contact} />
    </div>
  );
}
