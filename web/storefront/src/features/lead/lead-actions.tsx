// The two ways on, of the same weight: with an e-mail and without. What cannot be helped by the visitor is said above them.

import type { ReactNode } from "react";
import { useText } from "../../text/use-text.ts";
import { TroubleText } from "./trouble-text.tsx";
import type { Lead } from "./use-lead.ts";

export const texts = ["lead-send", "lead-sending", "lead-without"] as const;

/** Draws the link to the next page with these words. */
export type WayOnward = (words: string) => ReactNode;

type LeadActionsProps = {
  lead: Lead;
  wayOn: WayOnward;
  /** Instead of sending. */
  label?: string;
};

export function LeadActions({ lead, wayOn, label }: LeadActionsProps) {
  const t = useText<typeof texts>();
  const { isSending, trouble } = lead;
  return (
    <>
      <TroubleText trouble={trouble?.at === null ? trouble : null} id="lead-error" />
      <div className="lead-actions">
        <button type="submit" className="button lead-action" aria-busy={isSending || undefined}>
          {isSending && <span className="spinner" aria-hidden="true" />}
          {isSending ? t("lead-sending") : (label ?? t("lead-send"))}
        </button>
        <span className="email-way-on">{wayOn(t("lead-without"))}</span>
      </div>
    </>
  );
}
