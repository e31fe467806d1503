// @vitest-environment happy-dom
// The app as a whole, from the document that the server sends to the second page.

import type { Payload } from "@trichter/shared/payload";
import { renderToString } from "react-dom/server";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { App } from "../../src/app/app.tsx";
import { layouts, pages, shopBlocks } from "../../src/app/server-modules.ts";
import { start } from "../../src/app/start.tsx";
import { scopeListeners } from "../listener-scope.ts";
import { samplePayload } from "../sample-payload.ts";

const html = document.documentElement;
const fetch = vi.fn<typeof globalThis.fetch>();

scopeListeners(document, window);

beforeEach(() => {
  html.removeAttribute("data-ready");
  html.dataset.build = "b1";
  sessionStorage.clear();
  fetch.mockReset().mockImplementation(async () => new Response(null, { status: 404 }));
  vi.stubGlobal("fetch", fetch);
});

function send(payload: Payload, root: string): void {
  document.body.innerHTML = `${root}<script type="application/json" id="payload"></script>`;
  (document.getElementById("payload") as HTMLElement).textContent = JSON.stringify(payload);
  html.dataset.page = payload.page;
}

function rendered(payload: Payload): string {
  const view = {
    payload,
    Page: pages[payload.props.kind].Page,
    Layout: layouts[payload.layout].Layout,
    shopBlocks,
  };
  return `<div id="root">${renderToString(<App view={view} announcement="" />)}</div>`;
}

describe("start", () => {
  it("takes over what the server rendered", async () => {
    const payload = samplePayload("quiz", "quiz");
    send(payload, rendered(payload));
    const heading = document.querySelector("h1");
    await start();
    await expect.poll(() => html.dataset.ready).toBe("true");
    expect(document.querySelector("h1")).toBe(heading);
  });

  it("renders by itself where the server could not", async () => {
    send(samplePayload("quiz", "quiz"), '<div id="root" data-render="client"></div>');
    await start();
    await expect.poll(() => html.dataset.ready).toBe("true");
    expect(document.querySelector("h1")?.textContent).toBe("text of doc-heading");
  });

  it("takes the kept state exactly once", async () => {
    sessionStorage.setItem("trichter:reload:state", '{"config":{"a":"b"}}');
    const payload = samplePayload();
    send(payload, rendered(payload));
    await start();
    await expect.poll(() => html.dataset.ready).toBe("true");
    expect(sessionStorage.getItem("trichter:reload:state")).toBeNull();
  });

  it("shows the next page without loading a document, and brings <html> and head along", async () => {
    const payload = samplePayload("landing", "default");
    const next: Payload = { ...samplePayload("offer", "sale"), country: "SE", locale: "sv_SE" };
    fetch.mockImplementation(async (url) =>
      String(url) === "/next/de/_payload.json?b1" ? Response.json(next) : new Response(null, { status: 404 }),
    );
    vi.spyOn(console, "warn").mockReturnValue();
    send(payload, rendered(payload));
    await start();
    await expect.poll(() => html.dataset.ready).toBe("true");
    document.querySelector<HTMLAnchorElement>(".actions .button-primary")?.click();
    await expect.poll(() => html.dataset.page).toBe("sample-offer");
    expect(html.dataset).toMatchObject({ layout: "sale", country: "SE" });
    expect(html.lang).toBe("de-AT");
    expect(location.pathname).toBe("/next/de");
    expect(document.querySelector(".layout-sale .page-offer")).not.toBeNull();
    expect(document.querySelector("[role=status]")?.textContent).toBe("Title of offer");
    expect(document.activeElement).toBe(document.querySelector("h1"));
    await expect.poll(() => document.title).toBe("Title of offer");
  });

  it("fails loudly without a payload", async () => {
    document.body.innerHTML = '<div id="root"></div>';
    await expect(start()).rejects.toThrow("The document carries no payload.");
  });
});
