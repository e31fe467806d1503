// Why a buyer is back at the checkout, and what became of their basket. Why they are back has the focus when it comes.

import { useEffect, useRef } from "react";
import { useText } from "../../text/use-text.ts";
import { Icon } from "../../ui/icon.tsx";
import type { Checkout } from "./use-checkout.ts";

export const texts = [
  "order-notice-declined",
  "order-notice-cancelled",
  "order-notice-open",
  "order-under-way",
  "order-unknown-package",
] as const;

export function Notice({ notice, hasLost }: Pick<Checkout, "notice" | "hasLost">) {
  const t = useText<typeof texts>();
  const note = useRef<HTMLDivElement>(null);
  const hasCome = notice === "declined" || notice === "cancelled";
  useEffect(() => {
    if (hasCome) {
      note.current?.focus();
    }
  }, [hasCome]);
  return (
    <>
      {notice && (
        <div ref={note} className="note note-warning" role="status" tabIndex={-1} data-note={notice}>
          <Icon name="info" />
          <p>{t(notice === "under-way" ? "order-under-way" : `order-notice-${notice}`)}</p>
        </div>
      )}
      {hasLost && (
        <div className="note note-warning" role="status" data-note="lost">
          <Icon name="info" />
          <p>{t("order-unknown-package")}</p>
        </div>
      )}
    </>
  );
}
