// Links of mails: taken out of the address, kept until they have done their work.

import { expect, it, vi } from "vitest";
import { forgetMailLink, keptMailLink, takeMailLink } from "../../src/navigation/mail-link.ts";
import { createTabStorage } from "../../src/navigation/tab-storage.ts";
import { FakeStorage } from "./fake-storage.ts";

function visit(hash: string) {
  const storage = createTabStorage(() => new FakeStorage());
  const replaceState = vi.fn();
  const browser = {
    location: { hash, pathname: "/mailbox/de", search: "?a=1" },
    history: { state: { at: 1 }, replaceState },
  } as unknown as Window;
  return { storage, replaceState, isTaken: takeMailLink(browser, storage) };
}

it("is taken, the rest of the address stays, and others do not find it", () => {
  const { storage, replaceState, isTaken } = visit("#data=led_01ABC.x-Y_z");
  expect(isTaken).toBe(true);
  expect(replaceState).toHaveBeenCalledExactlyOnceWith({ at: 1 }, "", "/mailbox/de?a=1");
  expect(keptMailLink(storage, ["run"])).toBeNull();
  expect(keptMailLink(storage, ["confirm", "data"])).toEqual({ purpose: "data", secret: "led_01ABC.x-Y_z" });
  forgetMailLink(storage);
  expect(keptMailLink(storage, ["data"])).toBeNull();
});

it.each(["", "#privacy", "#step-2", "#data=", "#data=<script>", "#other=abc", `#run=${"x".repeat(201)}`])(
  "is not made of %s",
  (hash) => {
    const { replaceState, isTaken } = visit(hash);
    expect(isTaken).toBe(false);
    expect(replaceState).not.toHaveBeenCalled();
  },
);
