// What happens now that a form was taken. Nothing leads on by itself: the visitor reads it as long as they like.

import { useEffect, useRef } from "react";
import { useText } from "../../text/use-text.ts";
import { Icon } from "../../ui/icon.tsx";
import type { Filled } from "./use-lead.ts";

export const texts = ["lead-sent-heading", "lead-sent-result", "lead-sent-newsletter", "lead-sent-missing"] as const;

export function Sent({ filled: { email, wantsResult, newsletter } }: { filled: Filled }) {
  const t = useText<typeof texts>();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className="lead-sent">
      <span className="icon-disc">
        <Icon name="mail" size="large" />
      </span>
      <h2 ref={heading} id="lead-heading" tabIndex={-1}>
        {t("lead-sent-heading")}
      </h2>
      {wantsResult && <p>{t("lead-sent-result", { email })}</p>}
      {newsletter && <p>{t("lead-sent-newsletter", { email })}</p>}
      <p className="field-help">{t("lead-sent-missing")}</p>
    </div>
  );
}
