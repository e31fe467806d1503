// The footer that stands under every page, outside of its layout: obligatory information, the way out of a contract,
// contact, ways to pay, the country switch, the copyright.

import type { Country, Frame } from "@trichter/shared/payload";
import { useText } from "../../text/use-text.ts";
import { texts as contactLinksTexts, EmailLink, PhoneLink } from "../../ui/contact-links.tsx";
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
              <SectionLink section="ingredients" className="footer-link">
                {t("footer-ingredients")}
              </SectionLink>
            </li>
            <li>
              <NewTabLink href={frame.termsHref} className="footer-link">
                {t("footer-terms")}
              </NewTabLink>
            </li>
            <li>
              <SectionLink section="delivery" className="footer-link">
                {t("footer-delivery")}
              </SectionLink>
            </li>
            <li>
              <SectionLink section="privacy" className="footer-link">
                {t("footer-privacy")}
              </SectionLink>
            </li>
            <li>
              <ContactEntry frame={frame} />
            </li>
            <li>
              <SectionLink section="imprint" className="footer-link">
                {t("footer-imprint")}
              </SectionLink>
            </li>
            <li>
              <SectionLink section="accessibility" className="footer-link">
                {t("footer-accessibility")}
              </SectionLink>
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

/** Visitors from an advertisement have no order yet: they are helped by the help centre. */
function ContactEntry({ frame }: { frame: Frame }) {
  const t = useText<typeof ownTexts>();
  return frame.isLanding ? (
    <OutsideLink href={frame.contact.helpCenter} className="footer-link">
      {t("footer-help-center")}
    </OutsideLink>
  ) : (
    <SectionLink section="contact" className="footer-link">
      {t("footer-contact")}
    </SectionLink>
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
