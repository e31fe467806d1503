// The code of the withdrawal function, loaded after the page can be read. The server's renderer cannot wait and is handed it
// at once, so the form stands in the document.

import type { Withdrawal } from "../features/withdrawal/withdrawal.tsx";

let present: typeof Withdrawal | null = null;

export function presentWithdrawal(): typeof Withdrawal | null {
  return present;
}

export function provideWithdrawal(part: typeof Withdrawal): void {
  present = part;
}

export async function loadWithdrawal(): Promise<void> {
  const { Withdrawal: loaded } = await import("../features/withdrawal/withdrawal.tsx");
  provideWithdrawal(loaded);
}
