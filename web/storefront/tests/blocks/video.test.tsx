// @vitest-environment happy-dom
// A film as the server sends it, and what happens when it is started.

import { act } from "react";
import { createRoot } from "react-dom/client";
import { renderToStaticMarkup } from "react-dom/server";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { Block } from "../../src/blocks/shop/video.tsx";
import { TextProvider } from "../../src/text/text-context.tsx";
import { samplePayload } from "../sample-payload.ts";

const payload = samplePayload();
const block = payload.props.blocks.find((block) => block.block === "video");
if (block?.block !== "video") {
  throw new Error("The sample has no film.");
}
const element = (
  <TextProvider payload={payload}>
    <Block {...block} />
  </TextProvider>
);

beforeEach(() => {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
});

afterEach(() => {
  document.body.replaceChildren();
});

it("loads nothing of the film before it is asked for, and has controls of its own", () => {
  const html = renderToStaticMarkup(element);
  expect(html).toContain(
    'aria-label="text of video-name" width="1280" height="720" controls="" playsInline="" preload="none"',
  );
  expect(html).not.toMatch(/autoplay|poster=/i);
});

it("names its files in their order, and shows captions in the page's language", () => {
  const html = renderToStaticMarkup(element);
  expect(html.indexOf('<source src="/film/sample.webm?v=1" type="video/webm"/>')).toBeGreaterThan(0);
  expect(html.indexOf("sample.mp4")).toBeGreaterThan(html.indexOf("sample.webm"));
  expect(html).toContain(
    '<track kind="captions" src="/film/sample.de_DE.vtt?v=3" srcLang="de" label="Deutsch" default=""/>',
  );
  expect(html).toContain('<track kind="captions" src="/film/sample.fr_FR.vtt?v=4" srcLang="fr" label="Français"/>');
});

it("has its words as text", () => {
  const html = renderToStaticMarkup(element);
  expect(html).toContain("<summary>text of video-transcript</summary>");
  expect(html).toContain("<p>Said first.</p></div>");
  expect(html).toContain('<h2 class="transcript-heading">Second chapter</h2><p>Said then.</p><p>Said last.</p>');
  const below = renderToStaticMarkup(
    <TextProvider payload={payload}>
      <Block {...block} heading="doc-block" />
    </TextProvider>,
  );
  expect(below).toContain('<h3 class="transcript-heading">Second chapter</h3>');
});

it("plays on request: picture and button make room, and the controls have the focus", async () => {
  const play = vi.spyOn(HTMLMediaElement.prototype, "play").mockRejectedValue(new Error("not now"));
  const container = document.body.appendChild(document.createElement("div"));
  await act(async () => createRoot(container).render(element));
  const focus = vi.spyOn(container.querySelector("video") as HTMLVideoElement, "focus");
  const button = container.querySelector("button");
  expect(button?.textContent).toBe("text of video-play 1:15");
  await act(async () => button?.click());
  expect(play).toHaveBeenCalledOnce();
  expect(container.querySelector("button, .video-frame img")).toBeNull();
  expect(container.querySelector(".video-frame")?.hasAttribute("data-started")).toBe(true);
  expect(focus).toHaveBeenCalledOnce();
});
