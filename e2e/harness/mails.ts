// Mails of a shop without a mail server: files in its data folder. A test waits for the one that it caused, and follows its
// links as far as the shop of the test.

import { randomUUID } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect } from "@playwright/test";
import type { Server } from "./server.ts";

/** What a link stands for is in front of its secret. */
export type LinkName = "run" | "confirm" | "unsubscribe" | "data" | "order" | "review";

export type Mail = {
  subject: string;
  text: string;
  /** The link for a purpose, as a path of the shop. */
  link(name: LinkName): string;
};

/** An address that no other test uses: the shop writes only so often to one. */
export function newAddress(): string {
  // Letters alone: one in some hundred identifiers has digits that could be those of a card, and the shop refuses them.
  const letters = randomUUID().replace(/\d/g, (digit) => "ghijklmnop".charAt(Number(digit)));
  return `anna.${letters}@example.org`;
}

/** The mails to an address, once there are that many; in the order of their jobs. */
export async function mailsTo(shop: Server, address: string, count = 1): Promise<Mail[]> {
  let found: string[] = [];
  await expect
    .poll(
      async () => {
        found = (await mailFiles(shop)).filter((source) => headerOf(source, "to").includes(address));
        return found.length;
      },
      { message: `mails to ${address}` },
    )
    .toBe(count);
  return found.map(mailOf);
}

async function mailFiles({ dataFolder }: Server): Promise<string[]> {
  const folder = join(dataFolder, "mails");
  const names = await readdir(folder).catch(() => []);
  const files = names.filter((name) => name.endsWith(".eml")).sort();
  return Promise.all(files.map((name) => readFile(join(folder, name), "utf8")));
}

function mailOf(source: string): Mail {
  const text = textOf(source);
  return {
    subject: headerOf(source, "subject"),
    text,
    link(name) {
      const [, link] = new RegExp(`https?://[^/\\s]+(/\\S*#${name}=[\\w.-]+)`).exec(text) ?? [];
      if (link === undefined) {
        throw new Error(`The mail has no link "${name}":\n${text}`);
      }
      return link;
    },
  };
}

/** A header with its folded lines. */
function headerOf(source: string, name: string): string {
  const [, value = ""] = new RegExp(`^${name}:((?:.*)(?:\r?\n[ \t].*)*)`, "im").exec(source) ?? [];
  return value.replaceAll(/\r?\n[ \t]/g, " ").trim();
}

/** The part that is plain text, decoded. */
function textOf(source: string): string {
  // Parts may stand in parts: the innermost border is the one that counts.
  const boundary = [...source.matchAll(/boundary="([^"]+)"/gi)].at(-1)?.[1] ?? "";
  const part = source.split(`--${boundary}`).find((candidate) => /^content-type: text\/plain/im.test(candidate)) ?? "";
  const [head = "", ...rest] = part.trimStart().split(/\r?\n\r?\n/);
  const body = rest.join("\n\n");
  const encoding = /^content-transfer-encoding: (\S+)/im.exec(head)?.[1];
  if (encoding === "base64") {
    return Buffer.from(body, "base64").toString("utf8");
  }
  return encoding === "quoted-printable" ? fromQuotedPrintable(body) : body;
}

function fromQuotedPrintable(body: string): string {
  const bytes = body
    .replaceAll(/=\r?\n/g, "")
    .replaceAll(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(bytes, "latin1").toString("utf8");
}
