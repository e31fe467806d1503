// Card after card: what is wanted, then where to. The second card has an address of its own, so that Back leads to the first.

import { type FormEvent, type RefObject, useEffect, useRef, useState } from "react";
import { useNavigation } from "../../navigation/navigation-context.ts";
import { correctScreen, goToScreen, returnToScreen } from "../../navigation/screens.ts";
import { useAskedScreen } from "../../navigation/use-screen.ts";
import { useText } from "../../text/use-text.ts";
import { Icon } from "../../ui/icon.tsx";
import { AddressField } from "./address-field.tsx";
import { LeadActions } from "./lead-actions.tsx";
import { LeadFrame, type PresentationProps } from "./lead-frame.tsx";
import { Wishes } from "./wishes.tsx";

export const texts = [
  "lead-card-wishes",
  "lead-card-address",
  "lead-card-number",
  "lead-back",
  "lead-continue",
] as const;

export function CardsForm({ lead, resultPlace, wayOn }: PresentationProps) {
  const t = useText<typeof texts>();
  const { navigateTo } = useNavigation();
  const [hasChosen, setHasChosen] = useState(false);
  const asked = useAskedScreen();
  const number = hasChosen && asked > 1 ? 2 : 1;
  const heading = useArrival(number);
  // A reload has forgotten what was ticked, and an address may be typed.
  const isBeyond = asked > 1 && !hasChosen;
  useEffect(() => {
    if (isBeyond) {
      void correctScreen(navigateTo, 1);
    }
  }, [isBeyond, navigateTo]);
  const isAboutWishes = lead.trouble?.at === "wishes";
  useEffect(() => {
    if (isAboutWishes && number === 2) {
      void returnToScreen(navigateTo, 1);
    }
  }, [isAboutWishes, number, navigateTo]);

  function submit(event: FormEvent): void {
    if (number === 2) {
      lead.submit(event);
      return;
    }
    event.preventDefault();
    const { wantsResult, newsletter } = lead.filled();
    if (wantsResult || newsletter) {
      setHasChosen(true);
      void goToScreen(navigateTo, 2);
    } else {
      lead.refuse({ at: "wishes", text: "lead-wish-missing" });
    }
  }

  const label = number === 1 ? t("lead-continue") : undefined;
  return (
    <LeadFrame lead={lead} onSubmit={submit}>
      <div className="lead-deck" data-card={number}>
        <div className="lead-card" hidden={number !== 1}>
          <p className="overline">{t("lead-card-number", { number: "1" })}</p>
          <h2 {...(number === 1 ? { ref: heading, id: "lead-heading" } : {})} tabIndex={-1}>
            {t("lead-card-wishes")}
          </h2>
          <Wishes lead={lead} resultPlace={resultPlace} />
        </div>
        <div className="lead-card" hidden={number !== 2}>
          <p className="overline">{t("lead-card-number", { number: "2" })}</p>
          <h2 {...(number === 2 ? { ref: heading, id: "lead-heading" } : {})} tabIndex={-1}>
            {t("lead-card-address")}
          </h2>
          <AddressField lead={lead} />
          <button
            type="button"
            className="button button-quiet button-small lead-back"
            onClick={() => void returnToScreen(navigateTo, 1)}
          >
            <Icon name="arrow-left" />
            {t("lead-back")}
          </button>
        </div>
      </div>
      <LeadActions lead={lead} wayOn={wayOn} {...(label === undefined ? {} : { label })} />
    </LeadFrame>
  );
}

/** A new card is read from its heading on; the page that the visitor came to is left as it is. */
function useArrival(number: number): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(number);
  useEffect(() => {
    if (number !== shown.current) {
      shown.current = number;
      heading.current?.focus();
    }
  }, [number]);
  return heading;
}
