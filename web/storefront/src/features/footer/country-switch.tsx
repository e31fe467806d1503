// The choice of country: plain links to the same page elsewhere, folded away, usable without JavaScript.

import type { Country, CountryLink } from "@trichter/shared/payload";
import { useText } from "../../text/use-text.ts";
import { Icon } from "../../ui/icon.tsx";
import { Link } from "../../ui/link.tsx";

export const texts = [
  "footer-country",
  "country-DE",
  "country-FR",
  "country-BE",
  "country-SE",
  "country-GB",
  "country-AT",
  "country-DK",
  "country-FI",
] as const;

type CountrySwitchProps = { countries: readonly CountryLink[]; current: Country };

export function CountrySwitch({ countries, current }: CountrySwitchProps) {
  const t = useText<typeof texts>();
  return (
    // A country switch leads to another page: the fresh key folds it up again there.
    <details className="country-switch" key={current}>
      <summary className="footer-link">
        {t("footer-country", { country: t(`country-${current}`) })}
        <Icon name="chevron-down" />
      </summary>
      <ul className="country-switch-list">
        {countries.map((country) => (
          <li key={country.code}>
            <Link
              href={country.href}
              className="footer-link"
              hrefLang={country.lang}
              isCurrent={country.code === current}
            >
              {t(`country-${country.code}`)}
            </Link>
          </li>
        ))}
      </ul>
    </details>
  );
}
