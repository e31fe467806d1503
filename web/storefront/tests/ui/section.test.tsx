// Bands bring the text colours that fit their ground.

import { renderToString } from "react-dom/server";
import { expect, it } from "vitest";
import { Section } from "../../src/ui/section.tsx";

it.each([
  ["plain", "block"],
  ["card", "block band band-card on-light"],
  ["sage", "block band band-sage on-light"],
  ["sky", "block band band-sky on-light"],
  ["oat", "block band band-oat on-light"],
  ["pine", "block band band-pine on-dark"],
  ["apricot", "block band band-apricot on-light"],
] as const)("on %s it is a %s", (ground, classes) => {
  expect(renderToString(<Section ground={ground}>x</Section>)).toBe(`<section class="${classes}">x</section>`);
});

it("has the fragment that leads to it, and its own class", () => {
  const html = renderToString(
    <Section ground="plain" anchor="products" className="picker">
      x
    </Section>,
  );
  expect(html).toBe('<section class="block picker" id="products">x</section>');
});
