// Our image service against ipx (which uses sharp and libvips) on the same masters: uncached pictures a second in alternating
// rounds, likeness to the master, bytes, and the memory of 64 different resizes of a 24-megapixel JPEG at once.
// `node bench/images.mjs FOLDER` takes the pictures of a folder as masters; the large JPEGs are made from some of them.
import { execFileSync } from "node:child_process";
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join, parse, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { median } from "./shop.mjs";
import { printTable } from "./table.mjs";

const IPX_VERSION = "3.1.1";
const WIDTHS = "320,640,1024";
const ROUNDS = Number(process.env.ROUNDS ?? 5);
const CONCURRENCY = "4";
/** Enough that no core waits for the last picture of a round. */
const LARGE_COUNT = 4;
/** 32 sizes of our ladder; each as WebP and as JPEG. */
const MEMORY_WIDTHS =
  "3072,2562,2050,1920,1708,1600,1536,1281,1280,1200,1025,1024,960,950,854,750,640,560,480,475,400,320,240,200,160,120,96,80,64,48,32,24";
const OURS = process.env.IMAGES_BENCH ?? "target/release/examples/trichter-images-bench";
const THEIRS = fileURLToPath(new URL("images-ipx.mjs", import.meta.url));

const budgets = JSON.parse(readFileSync(new URL("budgets.json", import.meta.url), "utf8"));
const source = resolve(process.argv[2] ?? "content/images");
const folder = mkdtempSync(join(tmpdir(), "trichter-bench-images-"));
const rows = [];

function report(measure, ours, ipx, budget, isWithin) {
  rows.push({ measure, ours, ipx, budget, verdict: isWithin ? "ok" : "BROKEN" });
}

function run(program, ...parameters) {
  const output = execFileSync(program, parameters, { encoding: "utf8", maxBuffer: 1e8 });
  return output.trim().split("\n").map(JSON.parse);
}

const ours = (task, ...parameters) => run(OURS, task, ...parameters);
const ipx = (task, ...parameters) => run(process.execPath, THEIRS, task, ipxFolder, ...parameters);

/** ipx is no dependency of the shop: it is fetched for a measurement and kept beside other temporary things. */
function installIpx() {
  const place = join(tmpdir(), `trichter-bench-ipx-${IPX_VERSION}`);
  if (!existsSync(join(place, "node_modules/ipx"))) {
    mkdirSync(place, { recursive: true });
    writeFileSync(join(place, "package.json"), '{ "private": true }');
    execFileSync("npm", ["install", "--no-progress", `ipx@${IPX_VERSION}`], { cwd: place, stdio: "ignore" });
  }
  return place;
}

/** A JPEG of 6000 × 4000 with the grain of a camera. */
async function makeLarge(picture, file) {
  const sharp = createRequire(createRequire(join(ipxFolder, "package.json")).resolve("ipx"))("sharp");
  const noise = { type: "gaussian", mean: 128, sigma: 24 };
  const create = { width: 6000, height: 4000, channels: 3, background: "#808080", noise };
  const grain = await sharp({ create }).png({ compressionLevel: 1 }).toBuffer();
  await sharp(picture)
    .resize(6000, 4000, { fit: "cover" })
    .flatten({ background: "#ffffff" })
    .composite([{ input: grain, blend: "soft-light" }])
    .jpeg({ quality: 88 })
    .toFile(file);
}

/** Alternating rounds, each side in a new process; the ratio is taken round by round. */
function compareSpeed(name, masters) {
  const rounds = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const sides = {
      ours: () => ours("speed", masters, join(folder, "ours", name), WIDTHS, "webp", CONCURRENCY, "1")[0],
      ipx: () => ipx("speed", masters, join(folder, "ipx", name), WIDTHS, "webp", CONCURRENCY, "1")[0],
    };
    const order = round % 2 === 0 ? ["ours", "ipx"] : ["ipx", "ours"];
    const result = {};
    for (const side of order) result[side] = sides[side]();
    rounds.push(result);
  }
  const over = (pick) => median(rounds.map(pick));
  const perSecond = ({ count, ms }) => (count * 1000) / ms;
  const cpu = ({ count, cpuMs }) => cpuMs / count;
  const ratio = over((round) => perSecond(round.ours) / perSecond(round.ipx));
  const cpuRatio = over((round) => cpu(round.ipx) / cpu(round.ours));
  const limit = budgets.imagesThroughputRatioMin;
  report(
    `${name}: pictures a second (× ${ratio.toFixed(2)})`,
    over((round) => perSecond(round.ours)).toFixed(1),
    over((round) => perSecond(round.ipx)).toFixed(1),
    `≥ × ${limit}`,
    ratio >= limit,
  );
  report(
    `${name}: processor time a picture (× ${cpuRatio.toFixed(2)})`,
    `${over((round) => cpu(round.ours)).toFixed(1)} ms`,
    `${over((round) => cpu(round.ipx)).toFixed(1)} ms`,
    "",
    true,
  );
}

function compareLikeness(name, masters) {
  const folders = [join(folder, "ours", name), join(folder, "ipx", name)];
  const lines = ours("likeness", masters, WIDTHS, ...folders);
  for (const width of WIDTHS.split(",").map(Number)) {
    const side = (result) => lines.filter((line) => line.folder === result && line.width === width);
    const mean = (list, pick) => list.reduce((sum, line) => sum + pick(line), 0) / list.length;
    const [a, b] = folders.map((result) => ({
      ssim: mean(side(result), (line) => line.ssim),
      bytes: mean(side(result), (line) => line.bytes),
    }));
    const isWithin = a.ssim >= b.ssim - budgets.imagesSsimLossMax && a.bytes <= b.bytes * budgets.imagesBytesRatioMax;
    report(
      `${name} ${width}: SSIM, bytes (× ${(a.bytes / b.bytes).toFixed(3)})`,
      `${a.ssim.toFixed(4)}, ${Math.round(a.bytes)}`,
      `${b.ssim.toFixed(4)}, ${Math.round(b.bytes)}`,
      `SSIM ≥, bytes ≤ × ${budgets.imagesBytesRatioMax}`,
      isWithin,
    );
  }
}

function compareMemory(masters) {
  const file = readdirSync(masters)[0];
  const [a] = ours("memory", masters, parse(file).name, "64");
  const [b] = ipx("memory", masters, file, MEMORY_WIDTHS);
  const limit = budgets.imagesPeakMemoryMbMax;
  report(
    `memory, ${a.made} resizes of 24 MP at once`,
    `${a.peakMb} MB`,
    `${b.peakMb} MB`,
    `≤ ${limit} MB`,
    a.peakMb <= limit,
  );
}

const ipxFolder = installIpx();
const pictures = readdirSync(source)
  .filter((file) => /\.(png|webp|jpe?g)$/.test(file))
  .sort();
const groups = { transparent: /\.png$/, photographic: /\.(webp|jpe?g)$/ };
try {
  for (const [name, pattern] of Object.entries(groups)) {
    const masters = join(folder, "masters", name);
    mkdirSync(masters, { recursive: true });
    for (const file of pictures.filter((picture) => pattern.test(picture))) {
      copyFileSync(join(source, file), join(masters, file));
    }
    if (readdirSync(masters).length === 0) continue;
    compareSpeed(name, masters);
    compareLikeness(name, masters);
  }
  const large = join(folder, "masters", "large");
  mkdirSync(large, { recursive: true });
  const photos = pictures.filter((file) => groups.photographic.test(file));
  for (const photo of photos.slice(0, LARGE_COUNT)) {
    await makeLarge(join(source, photo), join(large, `${parse(photo).name}.jpg`));
  }
  compareSpeed("large", large);
  compareLikeness("large", large);
  compareMemory(large);
} finally {
  rmSync(folder, { recursive: true, force: true });
}
printTable(rows);
