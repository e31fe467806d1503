// The ipx side of `images.mjs`: the same jobs as the Rust side, in a process of its own. Needs a folder with ipx installed.
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join, parse } from "node:path";
import { pathToFileURL } from "node:url";

const [task, ipxFolder, masters, ...rest] = process.argv.slice(2);
const require = createRequire(join(ipxFolder, "package.json"));
const { createIPX, ipxFSStorage } = await import(pathToFileURL(require.resolve("ipx")).href);
const ipx = createIPX({ storage: ipxFSStorage({ dir: masters }) });

const print = (value) => process.stdout.write(`${JSON.stringify(value)}\n`);

async function make(file, width, format) {
  const { data } = await ipx(file, { width: String(width), format }).process();
  return data;
}

/** Runs jobs with so many at once. */
async function runAll(jobs, concurrency, run) {
  const results = [];
  let next = 0;
  const worker = async () => {
    while (next < jobs.length) {
      const number = next;
      next += 1;
      results[number] = await run(jobs[number]);
    }
  };
  await Promise.all(Array.from({ length: concurrency }, worker));
  return results;
}

async function speed(out, widths, format, concurrency, passes) {
  mkdirSync(out, { recursive: true });
  const files = readdirSync(masters).sort();
  const jobs = files.flatMap((file) => widths.split(",").map((width) => ({ file, width })));
  for (let pass = 0; pass <= Number(passes); pass += 1) {
    const cpuBefore = process.cpuUsage();
    const began = performance.now();
    const results = await runAll(jobs, Number(concurrency), ({ file, width }) => make(file, width, format));
    const ms = performance.now() - began;
    const cpu = process.cpuUsage(cpuBefore);
    if (pass === 0) {
      jobs.forEach(({ file, width }, number) => {
        writeFileSync(join(out, `${parse(file).name}-${width}.${format}`), results[number]);
      });
    } else {
      print({ count: jobs.length, ms, cpuMs: (cpu.user + cpu.system) / 1000 });
    }
  }
}

async function memory(file, widths) {
  const jobs = widths.split(",").flatMap((width) => ["webp", "jpeg"].map((format) => ({ width, format })));
  await Promise.all(jobs.map(({ width, format }) => make(file, width, format)));
  const kilobytes = /VmHWM:\s+(\d+)/.exec(readFileSync("/proc/self/status", "utf8"))[1];
  print({ made: jobs.length, peakMb: Math.round(Number(kilobytes) / 1024) });
}

await { speed, memory }[task](...rest);
