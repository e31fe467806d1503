// The script that the server's JavaScript engine runs: a payload in, the HTML of the app's root or a whole mail out.
// It must not touch anything that only browsers have.

import type { Payload } from "@trichter/shared/payload";
import { renderToString } from "react-dom/server";
import type { MailPayload } from "../../mail/src/payload.ts";
import { renderMail as renderLetter } from "../../mail/src/render-mail.tsx";
import { App } from "./app/app.tsx";
import { installPluralRules } from "./app/plural-rules.ts";
import { layouts, pages, shopBlocks } from "./app/server-modules.ts";
import { textList } from "./app/text-list.ts";
import { ClientStateContext, clientStateFrom, createClientStore } from "./state/client-state.ts";
import { createTranslate } from "./text/bundle.ts";

installPluralRules(globalThis as { Intl?: { PluralRules?: unknown } });

function render(payloadJson: string): string {
  const payload = JSON.parse(payloadJson) as Payload;
  const { Page } = pages[payload.props.kind];
  const { Layout } = layouts[payload.layout];
  return renderToString(
    <ClientStateContext value={createClientStore(clientStateFrom(payload))}>
      <App view={{ payload, Page, Layout, shopBlocks }} announcement="" />
    </ClientStateContext>,
  );
}

/** A mail with a text missing is none: unlike a page it cannot be loaded again, so it fails and is tried later. */
function renderMail(payloadJson: string): string {
  const payload = JSON.parse(payloadJson) as MailPayload;
  return JSON.stringify(renderLetter(payload, createTranslate(payload.text, payload.locale, "throw")));
}

Object.assign(globalThis, { trichter: { render, renderMail, texts: textList } });
