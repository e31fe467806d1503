// Every page kind in every layout renders on the server, with the texts that the list grants it and no others.

import type { LayoutName, PageKind } from "@trichter/shared/payload";
import { renderToString } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { App } from "../src/app/app.tsx";
import { layouts, pages, shopBlocks } from "../src/app/server-modules.ts";
import { samplePayload } from "./sample-payload.ts";

const kinds = Object.keys(pages) as PageKind[];
const layoutNames = Object.keys(layouts) as LayoutName[];

function render(kind: PageKind, layout: LayoutName): string {
  const view = {
    payload: samplePayload(kind, layout),
    Page: pages[kind].Page,
    Layout: layouts[layout].Layout,
    shopBlocks,
  };
  return renderToString(<App view={view} announcement="" />);
}

describe.each(kinds)("a %s page", (kind) => {
  it.each(layoutNames)("is complete in layout %s", (layout) => {
    const html = render(kind, layout);
    expect(html.match(/<h1[ >]/g)).toHaveLength(1);
    expect(html).toContain('<h1 tabindex="-1">text of doc-heading</h1>');
    expect(html.match(/<main id="content"/g)).toHaveLength(1);
    expect(html.match(/<footer/g)).toHaveLength(1);
    expect(html.indexOf("</main>")).toBeLessThan(html.indexOf("<footer"));
    expect(html.match(/<header/g) ?? []).toHaveLength(layout === "none" ? 0 : 1);
    expect(html).toContain('href="/next/de"');
    expect(html).toContain("© <!-- -->2031<!-- --> <!-- -->Ylvane");
  });

  it("carries no inline style and no inline script", () => {
    expect(render(kind, "default")).not.toMatch(/ style=|<script|javascript:/);
  });

  it("gives the same HTML twice", () => {
    expect(render(kind, "quiz")).toBe(render(kind, "quiz"));
  });
});

describe("the page-not-found screen", () => {
  it("has the logo at 120 by 35, the picture, the message and a button, both links leading home", () => {
    const html = render("not-found", "empty");
    expect(html).toMatch(
      /<header.*<a href="\/at"[^>]*><img src="[^"]+" alt="text of logo-label" width="120" height="35"\/><\/a>.*<\/header>/,
    );
    expect(html).toMatch(/<img [^>]*alt="text of doc-picture"/);
    expect(html).toContain('<a href="/at" class="button button-primary">text of not-found-home</a>');
  });
});

describe("the demo ribbon", () => {
  function renderWith(isDemo: boolean): string {
    const payload = samplePayload("landing", "default");
    const props = { ...payload.props, frame: { ...payload.props.frame, isDemo } };
    const { Page } = pages.landing;
    const view = { payload: { ...payload, props }, Page, Layout: layouts.default.Layout, shopBlocks };
    return renderToString(<App view={view} announcement="" />);
  }

  it("stands above the page of a demo shop, and of no other", () => {
    const html = renderWith(true);
    expect(html).toContain('<aside class="demo-ribbon">text of demo-ribbon</aside>');
    expect(html.indexOf("demo-ribbon")).toBeLessThan(html.indexOf("<header"));
    expect(renderWith(false)).not.toContain("demo-ribbon");
  });
});

describe("the footer", () => {
  it("opens the terms in a new tab and marks the current country", () => {
    const html = render("landing", "default");
    expect(html).toContain('<a href="/terms/at" class="footer-link" target="_blank" rel="noopener">');
    expect(html).toContain('<a href="/sample/at" class="footer-link" hrefLang="de-AT" aria-current="true">');
  });
});
