// Starts the real server on a free port with its own data folder, listens to what it says, and stops it the way an
// operator would.

import { type ChildProcess, execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";

const repository = fileURLToPath(new URL("../../", import.meta.url));
const run = promisify(execFile);
const binary = process.env.TRICHTER_BINARY ?? join(repository, "target/debug/trichter");

/** `TRICHTER_…` settings without their prefix, in lower case: `{ content_dir: "…" }`. */
export type Settings = Record<string, string>;

/** All tests come from one address: what is too much for a visitor is not for them. */
const ownSettings: Settings = { listen: "127.0.0.1:0", write_burst: "100000" };

export type Server = {
  /** Where it listens, without a slash at the end. */
  readonly url: string;
  /** Where it keeps its database, and the mails of a shop without a mail server. */
  readonly dataFolder: string;
  /** What it has logged so far. */
  log(): string;
  /** Gives the operator's command to the shop while it runs; returns what it prints. */
  command(...words: string[]): Promise<string>;
  /** Asks it to end, and returns its exit code. */
  stop(): Promise<number | null>;
};

export async function startServer(settings: Settings = {}): Promise<Server> {
  const dataFolder = await mkdtemp(join(tmpdir(), "trichter-e2e-"));
  const env = { ...process.env, ...environment({ ...ownSettings, data_dir: dataFolder, ...settings }) };
  const child = spawn(binary, [], {
    env,
    stdio: ["ignore", "pipe", "pipe"],
  });
  let log = "";
  child.stderr.setEncoding("utf8").on("data", (text: string) => {
    log += text;
  });
  const exited = once(child, "exit");
  const url = await Promise.race([
    addressFrom(child),
    exited.then(([code]) => {
      throw new Error(`The server ended with code ${code} before it was open:\n${log}`);
    }),
  ]);
  return {
    url,
    dataFolder,
    log: () => log,
    command: async (...words) => (await run(binary, words, { env })).stdout,
    async stop() {
      child.kill("SIGTERM");
      const [code] = await exited;
      await rm(dataFolder, { recursive: true, force: true });
      return code;
    },
  };
}

function environment(settings: Settings): Record<string, string> {
  return Object.fromEntries(Object.entries(settings).map(([name, value]) => [`TRICHTER_${name.toUpperCase()}`, value]));
}

/** Its first line says where it is open. The rest is read too, so that its pipe never fills. */
async function addressFrom({ stdout }: ChildProcess): Promise<string> {
  if (!stdout) {
    throw new Error("The server's output is not readable.");
  }
  const lines = createInterface({ input: stdout });
  const [line] = (await once(lines, "line")) as [string];
  const [, url] = /^\S+ is open at (http:\S+)$/.exec(line) ?? [];
  if (url === undefined) {
    throw new Error(`The server's first line does not say where it is open: ${line}`);
  }
  return url;
}
