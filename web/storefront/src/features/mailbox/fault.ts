// Why something about a mail's link did not work, as the visitor is told.

export type Fault = "gone" | "offline" | "busy" | "failed";

export const texts = ["mailbox-offline", "mailbox-busy", "mailbox-failed"] as const;

/** A client that could not be loaded says nothing: the connection is gone. */
export function faultOf(error: unknown): Fault {
  const { status = 0 } = error as { status?: number };
  if (status === 0) {
    return "offline";
  }
  if (status === 429 || status === 503) {
    return "busy";
  }
  return status >= 500 ? "failed" : "gone";
}
