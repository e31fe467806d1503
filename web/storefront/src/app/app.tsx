// The whole document body: skip link, layout around page, footer, live region. It shows one view and does not know
// how the view came to be.

import { ShopBlocksContext } from "../blocks/block-module.ts";
import { PageFactsContext } from "../blocks/page-facts.ts";
import { ConsentHost, texts as consentTexts } from "../features/consent/consent-host.tsx";
import { Footer, texts as footerTexts } from "../features/footer/footer.tsx";
import { OverlayHost, texts as overlayTexts } from "../features/legal/overlay-host.tsx";
import { TextProvider } from "../text/text-context.tsx";
import { useText } from "../text/use-text.ts";
import { DemoRibbon, texts as demoRibbonTexts } from "../ui/demo-ribbon.tsx";
import { SectionPlaceContext } from "../ui/sections.ts";
import type { View } from "./modules.ts";
import { RenderError, texts as renderErrorTexts } from "./render-error.tsx";
import { RenderErrorBoundary } from "./render-error-boundary.tsx";
import "../assets/made/fonts.css";
import "../styles/tokens.css";
import "../styles/elements.css";
import "../styles/controls.css";
import "../styles/forms.css";
import "../styles/parts.css";
import "../styles/bands.css";
import "../styles/media.css";
import "../styles/print.css";
import "./app.css";

const ownTexts = ["skip-to-content"] as const;

/** The interface texts that every page needs, whatever its kind and layout. */
export const texts = [ownTexts, consentTexts, demoRibbonTexts, footerTexts, overlayTexts, renderErrorTexts] as const;

type AppProps = {
  view: View;
  /** What a screen reader is told after a navigation; empty until the first one. */
  announcement: string;
};

export function App({ view, announcement }: AppProps) {
  const { payload, Layout, Page, shopBlocks } = view;
  const { frame, kind } = payload.props;
  return (
    <TextProvider payload={payload}>
      <SectionPlaceContext value={{ termsHref: frame.termsHref, isShown: kind === "terms" }}>
        <SkipLink />
        <ConsentHost />
        {frame.isDemo ? <DemoRibbon /> : null}
        <RenderErrorBoundary subject={view} fallback={<RenderError homeHref={frame.homeHref} />}>
          <Layout frame={frame}>
            {/* The key lets a page forget what it was on the one before, even of the same kind. */}
            <ShopBlocksContext value={shopBlocks}>
              <PageFactsContext value={{ ...payload.props, page: payload.page, country: payload.country }}>
                <Page key={payload.page} {...payload.props} />
              </PageFactsContext>
            </ShopBlocksContext>
          </Layout>
          <Footer frame={frame} country={payload.country} />
          <OverlayHost frame={frame} />
        </RenderErrorBoundary>
        <div className="visually-hidden" role="status">
          {announcement}
        </div>
      </SectionPlaceContext>
    </TextProvider>
  );
}

function SkipLink() {
  const t = useText<typeof ownTexts>();
  return (
    <a className="skip-link" href="#content">
      {t("skip-to-content")}
    </a>
  );
}
