// Runs in the browser: draws every frame of the storyboard and hands its pixels to the script that encodes them.

import { clamp, createStage } from "./stage.js";
import { fade, framesPerSecond, pictures, scenes, seconds, size } from "./storyboard.js";

/** Pictures are brought to about the height at which they are shown, once: cheaper than in every frame, and sharper. */
const shownHeight = { svg: 320, png: 720 };

async function loadPicture(path) {
  const image = new Image();
  image.src = `/${path}`;
  await image.decode();
  const height = shownHeight[path.split(".").at(-1)] ?? image.naturalHeight;
  const width = Math.round((image.naturalWidth * height) / image.naturalHeight);
  return createImageBitmap(image, { resizeWidth: width, resizeHeight: height, resizeQuality: "high" });
}

async function loadPictures() {
  const loaded = Object.entries(pictures).map(async ([name, path]) => [name, await loadPicture(path)]);
  return Object.fromEntries(await Promise.all(loaded));
}

function createCanvas() {
  const canvas = new OffscreenCanvas(size.width, size.height);
  const context = canvas.getContext("2d", { alpha: false, willReadFrequently: true });
  context.imageSmoothingQuality = "medium";
  return context;
}

/** Returns how to draw the frame of a moment: the scene of that moment, and over it the next one if that fades in. */
function createRenderer(loaded) {
  const [frame, layer] = [createCanvas(), createCanvas()];
  const draw = (context, index, time) => {
    const { from, draw: drawScene } = scenes[index];
    const until = scenes[index + 1]?.from ?? seconds;
    drawScene(createStage(context, loaded, size), time - from + fade / 2, until - from + fade);
  };
  return (time) => {
    const index = scenes.findLastIndex(({ from }) => from - fade / 2 <= time);
    const shown = clamp((time - scenes[index].from + fade / 2) / fade);
    if (index === 0 || shown === 1) {
      draw(frame, Math.max(0, index), time);
    } else {
      draw(frame, index - 1, time);
      draw(layer, index, time);
      frame.globalAlpha = shown;
      frame.drawImage(layer.canvas, 0, 0);
      frame.globalAlpha = 1;
    }
    // Far better than what is encoded from it, and a tenth of the bare pixels.
    return frame.canvas.convertToBlob({ type: "image/jpeg", quality: 0.98 });
  };
}

async function renderFilm(times) {
  const render = createRenderer(await loadPictures());
  for (const time of times) {
    const answer = await fetch("/frame", { method: "POST", body: await render(time) });
    if (!answer.ok) {
      throw new Error(`The frame at ${time} s was not taken.`);
    }
  }
}

/** All moments of the film, or those that were asked for. */
window.renderFilm = (chosen) =>
  renderFilm(chosen ?? Array.from({ length: seconds * framesPerSecond }, (_, index) => index / framesPerSecond));
