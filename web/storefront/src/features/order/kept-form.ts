// What was typed into the checkout, kept by the tab until the order is paid: a reload or Back loses nothing. Nothing of it is a
// secret; card numbers are never typed here.

import { parseJson } from "../../navigation/parse-json.ts";
import type { TabStorage } from "../../navigation/tab-storage.ts";

/** Names of fields and what stands in them. */
export type FormValues = Readonly<Record<string, string>>;

/** Why the buyer is back at the checkout, to be said once. */
export type ReturnNotice = "declined" | "cancelled";

const formKey = "trichter:checkout";
const noticeKey = "trichter:checkout:notice";

const notices: readonly string[] = ["declined", "cancelled"] satisfies ReturnNotice[];

export function readForm(storage: TabStorage): FormValues {
  const kept = parseJson(storage.get(formKey));
  const entries = typeof kept === "object" && kept !== null ? Object.entries(kept) : [];
  return Object.fromEntries(entries.filter((entry): entry is [string, string] => typeof entry[1] === "string"));
}

/** Fields of another country's form stay, for whoever goes back there. */
export function keepForm(storage: TabStorage, values: FormValues): void {
  storage.set(formKey, JSON.stringify({ ...readForm(storage), ...values }));
}

export function forgetForm(storage: TabStorage): void {
  storage.remove(formKey);
}

export function leaveNotice(storage: TabStorage, notice: ReturnNotice): void {
  storage.set(noticeKey, notice);
}

export function takeNotice(storage: TabStorage): ReturnNotice | null {
  const notice = storage.get(noticeKey);
  storage.remove(noticeKey);
  return notice !== null && notices.includes(notice) ? (notice as ReturnNotice) : null;
}
