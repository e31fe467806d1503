// Makes the film daily-trio: frames drawn by Chromium from the pictures of the shop, music by soundtrack.mjs, encoded by
// ffmpeg into content/films. `node tools/film/make.mjs 12.5 40` writes single frames of these moments instead, to look at.

import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdir, mkdtemp, readFile, rm, stat, writeFile } from "node:fs/promises";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { extname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { chromium } from "@playwright/test";
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
  const browser = await chromium.launch({ executablePath: process.env.TRICHTER_CHROMIUM ?? "/usr/bin/chromium" });
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

async function makeFilm() {
  const folder = await mkdtemp(join(tmpdir(), "film-"));
  const [frames, music, passes] = ["frames.mkv", "music.wav", "passes"].map((name) => join(folder, name));
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
    await mkdir(films, { recursive: true });
    const sources = ["-i", frames, "-i", music];
    // Reproducible: no dates and no names of programs in the files.
    const bare = ["-map_metadata", -1, "-fflags", "+bitexact", "-flags:v", "+bitexact", "-flags:a", "+bitexact"];
    const h264 = ["-c:v", "libx264", "-preset", "slower", "-crf", 24, "-profile:v", "high", ...colourSpace];
    const aac = ["-c:a", "aac", "-b:a", "96k", "-movflags", "+faststart"];
    await run([...sources, ...h264, ...aac, ...bare, join(films, "daily-trio.mp4")]);
    const vp9 = ["-c:v", "libvpx-vp9", "-crf", 36, "-b:v", 0, "-row-mt", 1, "-tile-columns", 1, ...colourSpace];
    const inPass = (number) => ["-pass", number, "-passlogfile", passes, "-cpu-used", number === 1 ? 4 : 2];
    await run(["-i", frames, ...vp9, ...inPass(1), "-an", "-f", "null", "/dev/null"]);
    await run([
      ...sources,
      ...vp9,
      ...inPass(2),
      "-c:a",
      "libopus",
      "-b:a",
      "64k",
      ...bare,
      join(films, "daily-trio.webm"),
    ]);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
  for (const name of ["daily-trio.mp4", "daily-trio.webm"]) {
    const { size: bytes } = await stat(join(films, name));
    process.stdout.write(`content/films/${name}: ${(bytes / 1e6).toFixed(2)} MB\n`);
  }
}

const moments = process.argv.slice(2).map(Number);
await (moments.length > 0 ? writeStills(moments) : makeFilm());
