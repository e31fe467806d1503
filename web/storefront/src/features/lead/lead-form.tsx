// The e-mail form of a funnel: one form in three presentations. Who does not want it goes on without, by a link of the same
// weight; where there is no script, the form says so and the link still leads on.

import type { ComponentType } from "react";
import { useText } from "../../text/use-text.ts";
import { Icon } from "../../ui/icon.tsx";
import { texts as fieldTexts } from "./address-field.tsx";
import { BoxesForm, texts as boxesTexts } from "./boxes-form.tsx";
import { CardsForm, texts as cardsTexts } from "./cards-form.tsx";
import { texts as actionTexts, type WayOnward } from "./lead-actions.tsx";
import type { PresentationProps } from "./lead-frame.tsx";
import { Sent, texts as sentTexts } from "./sent.tsx";
import { SheetForm, texts as sheetTexts } from "./sheet-form.tsx";
import { texts as troubleTexts } from "./trouble-text.tsx";
import { type LeadParts, useLead } from "./use-lead.ts";
import { type ResultPlace, texts as wishTexts } from "./wishes.tsx";
import "./lead.css";

const ownTexts = ["lead-no-script"] as const;

export const texts = [
  ownTexts,
  fieldTexts,
  boxesTexts,
  cardsTexts,
  actionTexts,
  sentTexts,
  sheetTexts,
  troubleTexts,
  wishTexts,
] as const;

const presentations: Record<LeadParts["form"]["style"], ComponentType<PresentationProps>> = {
  sheet: SheetForm,
  boxes: BoxesForm,
  cards: CardsForm,
};

type LeadFormProps = LeadParts & {
  resultPlace: ResultPlace;
  wayOn: WayOnward;
  /** The words of the way on once there is nothing left to ask. */
  onwards: string;
};

export function LeadForm({ resultPlace, wayOn, onwards, ...parts }: LeadFormProps) {
  const t = useText<typeof ownTexts>();
  const lead = useLead(parts);
  const { style } = parts.form;
  const Presentation = presentations[style];
  return (
    <section className={`lead lead-${style}`} aria-labelledby="lead-heading">
      {lead.sent ? (
        <>
          <Sent filled={lead.sent} />
          <p className="email-way-on">{wayOn(onwards)}</p>
        </>
      ) : (
        <>
          <noscript>
            <p className="note">
              <Icon name="info" />
              {t("lead-no-script")}
            </p>
          </noscript>
          <Presentation lead={lead} resultPlace={resultPlace} wayOn={wayOn} />
        </>
      )}
    </section>
  );
}
