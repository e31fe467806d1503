// Opens the overlay when the address names a section. The overlay itself is loaded only then.

import type { Frame, Payload, SectionName } from "@trichter/shared/payload";
import { use, useEffect, useState } from "react";
import { useFragment, useNavigation } from "../../navigation/navigation-context.ts";
import { useText } from "../../text/use-text.ts";
import { SectionPlaceContext, sectionOf } from "../../ui/sections.ts";
import { withQuery } from "../../ui/with-query.ts";

/** Said before the overlay's own texts are there. */
export const texts = ["overlay-close", "overlay-loading", "overlay-failed", "overlay-read-page"] as const;

export function OverlayHost({ frame }: { frame: Frame }) {
  const { isShown } = use(SectionPlaceContext);
  const section = sectionOf(useFragment());
  return section === null || isShown ? null : <LoadedOverlay section={section} frame={frame} />;
}

type OverlayModule = typeof import("./overlay.tsx");

function LoadedOverlay({ section, frame }: { section: SectionName; frame: Frame }) {
  const t = useText<typeof texts>();
  const { navigateTo, loadPayload, closeFragment, currentFragment, currentQuery } = useNavigation();
  const [overlay, setOverlay] = useState<OverlayModule | null>(null);
  const [terms, setTerms] = useState<Payload | "failed" | null>(null);
  const { termsHref } = frame;

  useEffect(() => {
    import("./overlay.tsx").then(setOverlay, () => {
      // Without its code there is still the page that holds all sections.
      void navigateTo(withQuery(termsHref + currentFragment(), currentQuery()), { external: true });
    });
  }, [navigateTo, currentFragment, currentQuery, termsHref]);

  useEffect(() => {
    const controller = new AbortController();
    loadPayload(termsHref, controller.signal).then(setTerms, () => {
      if (!controller.signal.aborted) {
        setTerms("failed");
      }
    });
    return () => controller.abort();
  }, [loadPayload, termsHref]);

  if (!overlay) {
    return null;
  }
  const labels = {
    close: t("overlay-close"),
    loading: t("overlay-loading"),
    failed: t("overlay-failed"),
    readPage: t("overlay-read-page"),
  };
  return <overlay.Overlay section={section} frame={frame} terms={terms} labels={labels} onClose={closeFragment} />;
}
