// The two boxes, neither ticked: the result, and the newsletter with the words of its own consent. Where there is no result to
// mail, a sentence says so, in the same room: which it is, only the browser knows.

import type { ReactNode } from "react";
import { useText } from "../../text/use-text.ts";
import { SectionLink } from "../../ui/section-link.tsx";
import { TroubleText } from "./trouble-text.tsx";
import { type Lead, newsletterName, resultName } from "./use-lead.ts";

export const texts = [
  "lead-wishes",
  "lead-result-box",
  "lead-result-help",
  "lead-result-keep",
  "lead-result-on-device",
  "lead-result-none",
  "lead-newsletter-consent",
  "lead-newsletter-help",
  "lead-privacy",
] as const;

/** Whether there is a result to mail: kept by the shop, kept if that is wanted, only on this device, or none at all. */
export type ResultPlace = "kept" | "keepable" | "device" | "none";

export function Wishes({ lead, resultPlace }: { lead: Lead; resultPlace: ResultPlace }) {
  const t = useText<typeof texts>();
  const isMissing = lead.trouble?.at === "wishes";
  const errorId = isMissing ? "lead-wishes-error" : undefined;
  const canMail = resultPlace === "kept" || resultPlace === "keepable";
  return (
    <fieldset className="lead-wishes">
      <legend className="visually-hidden">{t("lead-wishes")}</legend>
      <div className="lead-room">
        <Wish name={resultName} isIdle={!canMail} errorId={errorId}>
          <strong>{t("lead-result-box")}</strong>
          <span className="lead-wish-help">
            {t("lead-result-help")}{" "}
            <span data-idle={idleUnless(resultPlace === "keepable")}>{t("lead-result-keep")}</span>
          </span>
        </Wish>
        <p className="note lead-no-result" data-idle={idleUnless(resultPlace === "none")}>
          {t("lead-result-none")}
        </p>
        <p className="note lead-no-result" data-idle={idleUnless(resultPlace === "device")}>
          {t("lead-result-on-device")}
        </p>
      </div>
      <Wish name={newsletterName} errorId={errorId}>
        <strong>{t("lead-newsletter-consent")}</strong>
        <span className="lead-wish-help">{t("lead-newsletter-help")}</span>
      </Wish>
      <TroubleText trouble={isMissing ? lead.trouble : null} id="lead-wishes-error" />
      <p className="fine-print">
        <SectionLink section="privacy" className="link">
          {t("lead-privacy")}
        </SectionLink>
      </p>
    </fieldset>
  );
}

/** Keeps the room of what is not said. */
function idleUnless(isSaid: boolean): "" | undefined {
  return isSaid ? undefined : "";
}

type WishProps = { name: string; isIdle?: boolean; errorId: string | undefined; children: ReactNode };

function Wish({ name, isIdle = false, errorId, children }: WishProps) {
  return (
    <label className="choice lead-wish" data-idle={idleUnless(!isIdle)}>
      <input type="checkbox" name={name} aria-describedby={errorId} aria-invalid={errorId !== undefined || undefined} />
      <span className="lead-wish-words">{children}</span>
    </label>
  );
}
