// What replaces the page when it fails while rendering in the browser. Its texts travel with every page, because at
// that moment nothing can be fetched with any certainty.

import { useText } from "../text/use-text.ts";
import { texts as actionsTexts, ErrorActions } from "../ui/error-actions.tsx";

const ownTexts = ["error-heading", "error-lead"] as const;

export const texts = [ownTexts, actionsTexts] as const;

export function RenderError({ homeHref }: { homeHref: string }) {
  const t = useText<typeof ownTexts>();
  return (
    <main id="content" className="render-error" tabIndex={-1}>
      <h1 tabIndex={-1}>{t("error-heading")}</h1>
      <p>{t("error-lead")}</p>
      <ErrorActions homeHref={homeHref} />
    </main>
  );
}
