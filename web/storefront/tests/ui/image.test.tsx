// The markup of a picture as the server sends it.

import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { Image } from "../../src/ui/image.tsx";

const picture = { id: "jar-3", width: 1600, height: 1147, version: "0a1b" };

it("reserves its room, and has a tiny likeness behind it", () => {
  const html = renderToStaticMarkup(<Image picture={picture} alt="Three jars" sizes="sm:100vw" />);
  expect(html.match(/width="1600" height="1147"/g)).toHaveLength(2);
  expect(html).toContain('loading="lazy" src="/image/jar-3/w=10,h=10,f=webp,q=50,blur=3?v=0a1b"');
  expect(html).toContain('alt="Three jars"');
  expect(html).not.toContain("style=");
});

it("waits until it comes near", () => {
  const html = renderToStaticMarkup(<Image picture={picture} alt="" sizes="sm:100vw" />);
  expect(html).toContain('loading="lazy" decoding="async"');
  expect(html).not.toContain("fetchPriority");
});

it("is loaded at once if it is the largest of the first screen", () => {
  const html = renderToStaticMarkup(<Image picture={picture} alt="" sizes="sm:100vw" priority />);
  expect(html).toContain('loading="eager" fetchPriority="high"');
  expect(html.match(/"lazy"/g), "the likeness alone").toHaveLength(1);
  expect(html).not.toContain("async");
});
