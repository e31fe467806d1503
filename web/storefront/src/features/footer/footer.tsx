// The footer that stands under every page, outside of its layout: legal links, the country switch, the copyright.

import type { Country, Frame } from "@trichter/shared/payload";
import { useText } from "../../text/use-text.ts";
import { Link } from "../../ui/link.tsx";
import { CountrySwitch, texts as countrySwitchTexts } from "./country-switch.tsx";
import "./footer.css";

const ownTexts = ["footer-terms", "footer-copyright"] as const;

export const texts = [...ownTexts, ...countrySwitchTexts] as const;

export function Footer({ frame, country }: { frame: Frame; country: Country }) {
  const t = useText(ownTexts);
  return (
    <footer className="footer">
      <div className="footer-inner">
        <Link href={frame.termsHref} className="footer-link" opensNewTab>
          {t("footer-terms")}
        </Link>
        <CountrySwitch countries={frame.countries} current={country} />
        <p className="footer-copyright">
          © {frame.year} {frame.brand}. {t("footer-copyright")}
        </p>
      </div>
    </footer>
  );
}
