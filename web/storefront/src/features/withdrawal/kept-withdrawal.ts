// A withdrawal under way, kept by the tab: a reload between the steps loses nothing, and what is sent again has the same id.

import type { WithdrawalReceipt } from "@trichter/shared/withdrawal";
import { parseJson } from "../../navigation/parse-json.ts";
import type { TabStorage } from "../../navigation/tab-storage.ts";

/** What stands in the fields. */
export type Filled = { name: string; order: string; email: string; items: string; withLater: boolean };

/** The order that a mail's link filled in. */
export type LinkedOrder = { order: string; secret: string; named: string };

export type KeptWithdrawal = {
  step: "form" | "recap" | "receipt";
  /** Of the statement; another one as soon as anything in it changes. */
  id: string | null;
  filled: Filled;
  linked: LinkedOrder | null;
  receipt: WithdrawalReceipt | null;
};

export const nothing: KeptWithdrawal = {
  step: "form",
  id: null,
  filled: { name: "", order: "", email: "", items: "", withLater: false },
  linked: null,
  receipt: null,
};

const storageKey = "trichter:withdrawal";
const version = 1;

export function readWithdrawal(storage: TabStorage): KeptWithdrawal | null {
  const kept = parseJson(storage.get(storageKey)) as (KeptWithdrawal & { v: number }) | null;
  return kept?.v === version ? kept : null;
}

export function keepWithdrawal(storage: TabStorage, withdrawal: KeptWithdrawal): void {
  storage.set(storageKey, JSON.stringify({ v: version, ...withdrawal }));
}

export function forgetWithdrawal(storage: TabStorage): void {
  storage.remove(storageKey);
}
