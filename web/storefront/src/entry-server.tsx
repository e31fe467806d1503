// The script that the server's JavaScript engine runs: a payload in, the HTML of the app's root out.
// It must not touch anything that only browsers have.

import type { Payload } from "@trichter/shared/payload";
import { renderToString } from "react-dom/server";
import { App } from "./app/app.tsx";
import { installPluralRules } from "./app/plural-rules.ts";
import { layouts, pages, shopBlocks } from "./app/server-modules.ts";
import { textList } from "./app/text-list.ts";
import { ClientStateContext, clientStateFrom, createClientStore } from "./state/client-state.ts";

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

Object.assign(globalThis, { trichter: { render, texts: textList } });
