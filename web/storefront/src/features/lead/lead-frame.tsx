// The form element of every presentation.

import type { FormEvent, ReactNode } from "react";
import type { WayOnward } from "./lead-actions.tsx";
import type { Lead } from "./use-lead.ts";
import type { ResultPlace } from "./wishes.tsx";

export type PresentationProps = { lead: Lead; resultPlace: ResultPlace; wayOn: WayOnward };

type LeadFrameProps = { lead: Lead; onSubmit?: (event: FormEvent) => void; children: ReactNode };

export function LeadFrame({ lead, onSubmit = lead.submit, children }: LeadFrameProps) {
  return (
    // Before the app runs, this method sends nothing anywhere: an address must never stand in a URL.
    <form ref={lead.form} className="lead-form" method="dialog" noValidate onChange={lead.changed} onSubmit={onSubmit}>
      {children}
    </form>
  );
}
