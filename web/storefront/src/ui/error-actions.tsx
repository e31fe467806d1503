// The two ways out of an error: load the page again, or go home.

import { useText } from "../text/use-text.ts";
import { ButtonLink } from "./button-link.tsx";
import "./error-actions.css";

export const texts = ["error-reload", "error-home"] as const;

export function ErrorActions({ homeHref }: { homeHref: string }) {
  const t = useText<typeof texts>();
  return (
    <div className="error-actions">
      {/* An empty address is this page with its query: it reloads with and without JavaScript. */}
      {/* biome-ignore lint/a11y/useValidAnchor: empty is a valid address, and the wanted one */}
      <a href="" className="button button-primary" data-external="">
        {t("error-reload")}
      </a>
      <ButtonLink href={homeHref} look="secondary">
        {t("error-home")}
      </ButtonLink>
    </div>
  );
}
