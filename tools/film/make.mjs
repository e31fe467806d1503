// Makes the film daily-trio: frames drawn by Chromium from the pictures of the shop, music by soundtrack.mjs, encoded by
// ffmpeg into content/films. `node tools/film/make.mjs 12.5 40` writes single frames of these moments instead, to look at.

import { spawn } from "node:child_process";
import { once } from "node:events";
import { copyFile, mkdir, mkdtemp, readFile, rm, stat, writeFile } from "node:fs/promises";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { extname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { chromium } from "@playwright/test";
import { chromiumPath } from "../../e2e/harness/chromium.ts";
import { composeSoundtrack } from "./soundtrack.mjs";
import { framesPerSecond, pictures, seconds } from "./storyboard.js";

const repository = fileURLToPath(new URL("../../", import.meta.url));
const films = join(repository, "content/films");

/** What the drawing page may ask for. */
const scripts = ["render", "storyboard", "stage", "sunrise", "nutrients", "parcel"].map(
  (name) => `tools/film/${name}.js`,
);
const served = new Set([...scripts, ...Object.values(pictures)]);
const types = { ".js": "text/javascript", ".svg": "image/svg+xml", ".png": "image/png", ".webp": "image/webp" };
const page = '<!doctype html><title>Film</title><script type="module" src="/tools/film/render.js"></script>';

/** Frames arrive as JPEG, one after the other. */
const frameStream = ["-f", "image2pipe", "-c:v", "mjpeg", "-framerate", framesPerSecond];
const colourSpace = ["-colorspace", "bt709", "-color_primaries", "bt709", "-color_trc", "bt709", "-color_range", "tv"];
const toYuv = ["-vf", "scale=out_color_matrix=bt709:out_range=tv,format=yuv420p", ...colourSpace];

function ffmpeg(options) {
  const child = spawn("ffmpeg", ["-hide_banner", "-loglevel", "error", "-y", ...options.map(String)], {
    stdio: ["pipe", "inherit", "inherit"],
  });
  const ended = once(child, "exit").then(([code]) => {
    if (code !== 0) {
      throw new Error(`ffmpeg ended with code ${code}`);
    }
  });
  return { input: child.stdin, ended };
}

async function run(options) {
  const { input, ended } = ffmpeg(options);
  input.end();
  await ended;
}

/** Draws the frames of the chosen moments, or all, and gives each to `take`. */
async function drawFrames(chosen, take) {
  const server = createServer(async (request, response) => {
    const path = request.url.slice(1);
    if (request.method === "POST") {
      const parts = await request.toArray();
      await take(Buffer.concat(parts));
      response.end();
    } else if (path === "") {
      response.setHeader("content-type", "text/html").end(page);
    } else if (served.has(path)) {
      response.setHeader("content-type", types[extname(path)]).end(await readFile(join(repository, path)));
    } else {
      response.writeHead(404).end();
    }
  });
  await once(server.listen(0, "127.0.0.1"), "listening");
  const browser = await chromium.launch({ executablePath: chromiumPath() });
  try {
    const tab = await browser.newPage();
    await tab.goto(`http://127.0.0.1:${server.address().port}/`);
    await tab.waitForFunction(() => "renderFilm" in window);
    await tab.evaluate((times) => window.renderFilm(times), chosen);
  } finally {
    await browser.close();
    server.close();
  }
}

async function writeStills(moments) {
  for (const moment of moments) {
    await drawFrames([moment], async (frame) => {
      const { input, ended } = ffmpeg([...frameStream, "-i", "-", "-frames:v", 1, `still-${moment}.png`]);
      input.end(frame);
      await ended;
    });
  }
}

/** Encodes within a bit rate. No date and no program's name goes into the file, so that the same frames give the same bytes. */
async function encode({ frames, music, passes, video, rest, to }) {
  const bare = ["-map_metadata", -1, "-fflags", "+bitexact", "-flags:v", "+bitexact", "-flags:a", "+bitexact"];
  const inPass = (number) => [
    ...video,
    ...colourSpace,
    "-g",
    10 * framesPerSecond,
    "-pass",
    number,
    "-passlogfile",
    passes,
  ];
  await run(["-i", frames, ...inPass(1), "-an", "-f", "null", "/dev/null"]);
  await run(["-i", frames, "-i", music, ...inPass(2), ...rest, ...bare, to]);
}

async function makeFilm() {
  const folder = await mkdtemp(join(tmpdir(), "film-"));
  const inFolder = (name) => join(folder, name);
  const [frames, music, passes] = ["frames.mkv", "music.wav", "passes"].map(inFolder);
  const [mp4, webm] = ["film.mp4", "film.webm"].map(inFolder);
  try {
    await writeFile(music, composeSoundtrack(seconds));
    const lossless = ["-c:v", "libx264", "-preset", "ultrafast", "-qp", 0, frames];
    const { input, ended } = ffmpeg([...frameStream, "-i", "-", ...toYuv, ...lossless]);
    await drawFrames(null, async (frame) => {
      if (!input.write(frame)) {
        await once(input, "drain");
      }
    });
    input.end();
    await ended;
    // Two passes each: the first learns where the film needs its bytes. Together they stay below 6 MB.
    const h264 = ["-c:v", "libx264", "-preset", "slow", "-profile:v", "high", "-b:v", "270k"];
    const aac = ["-c:a", "aac", "-b:a", "80k", "-movflags", "+faststart"];
    await encode({ frames, music, passes, video: h264, rest: aac, to: mp4 });
    const vp9 = ["-c:v", "libvpx-vp9", "-row-mt", 1, "-tile-columns", 1, "-cpu-used", 4, "-b:v", "210k"];
    const opus = ["-c:a", "libopus", "-b:a", "56k"];
    await encode({ frames, music, passes, video: vp9, rest: opus, to: webm });
    await mkdir(films, { recursive: true });
    await keep(mp4, "daily-trio.mp4");
    await keep(webm, "daily-trio.webm");
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** The content gets a film when it is whole. */
async function keep(made, name) {
  await copyFile(made, join(films, name));
  const { size } = await stat(made);
  process.stdout.write(`content/films/${name}: ${(size / 1e6).toFixed(2)} MB\n`);
}

const moments = process.argv.slice(2).map(Number);
await (moments.length > 0 ? writeStills(moments) : makeFilm());
