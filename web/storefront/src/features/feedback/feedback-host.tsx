// Where the link of the mail that asks leads. Without a link there is nothing to say here; what the link opens is loaded when
// there is one.

import { type ComponentType, use, useCallback, useEffect, useState } from "react";
import { DeviceContext } from "../../navigation/device-context.ts";
import { keptMailLink } from "../../navigation/mail-link.ts";
import { useText } from "../../text/use-text.ts";
import type { FeedbackProof } from "./use-feedback.ts";

export const texts = ["feedback-loading", "feedback-offline", "feedback-retry"] as const;

type Part = ComponentType<{ proof: FeedbackProof }>;

export function FeedbackHost() {
  const t = useText<typeof texts>();
  const device = use(DeviceContext);
  const [proof, setProof] = useState<FeedbackProof | null>(null);
  // Null while it is on its way, undefined if it did not come.
  const [Part, setPart] = useState<Part | null | undefined>(null);

  const load = useCallback(() => {
    const found = proofOf(keptMailLink(device.tabStorage(), ["review"])?.secret ?? "");
    setProof(found);
    setPart(null);
    if (found) {
      import("./feedback.tsx").then(
        ({ Feedback }) => setPart(() => Feedback),
        () => setPart(undefined),
      );
    }
  }, [device]);
  useEffect(load, [load]);

  if (!proof) {
    return null;
  }
  if (!Part) {
    return (
      <div className="card" role="status">
        <p>{t(Part === null ? "feedback-loading" : "feedback-offline")}</p>
        {Part === undefined && (
          <button type="button" className="button button-primary" onClick={load}>
            {t("feedback-retry")}
          </button>
        )}
      </div>
    );
  }
  return <Part proof={proof} />;
}

/** `ord_….secret` */
function proofOf(text: string): FeedbackProof | null {
  const [order = "", secret = ""] = text.split(".");
  return order === "" || secret === "" ? null : { order, secret };
}
