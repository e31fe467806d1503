// Links in mails carry a secret behind `#`. It is taken out of the address before anybody else can read it there, and kept by
// the tab until it has done its work, so that a reload loses nothing.

import type { TabStorage } from "./tab-storage.ts";

const storageKey = "trichter:mail-link";

const shape = /^#?(run|confirm|unsubscribe|data|order|review)=([\w.-]{1,200})$/;

export type MailLinkPurpose = "run" | "confirm" | "unsubscribe" | "data" | "order" | "review";

export type MailLink = { purpose: MailLinkPurpose; secret: string };

/** Takes the link of the current address, if it is one; says whether it was. */
export function takeMailLink(
  { location, history }: Pick<Window, "location" | "history">,
  storage: TabStorage,
): boolean {
  if (!shape.test(location.hash)) {
    return false;
  }
  storage.set(storageKey, location.hash);
  history.replaceState(history.state, "", location.pathname + location.search);
  return true;
}

/** The link that was taken last, if it is for one of these purposes. */
export function keptMailLink(storage: TabStorage, purposes: readonly MailLinkPurpose[]): MailLink | null {
  const [, name, secret = ""] = shape.exec(storage.get(storageKey) ?? "") ?? [];
  const purpose = purposes.find((candidate) => candidate === name);
  return purpose === undefined ? null : { purpose, secret };
}

export function forgetMailLink(storage: TabStorage): void {
  storage.remove(storageKey);
}
