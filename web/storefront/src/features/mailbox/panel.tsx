// The sheet on which a mail's link is dealt with. Its heading has the focus whenever it says something new.

import { type ReactNode, useEffect, useRef } from "react";
import { useText } from "../../text/use-text.ts";
import { Icon } from "../../ui/icon.tsx";
import type { IconName } from "../../ui/icon-names.ts";
import { type Fault, texts as faultTexts } from "./fault.ts";

const ownTexts = ["mailbox-gone-heading", "mailbox-gone-text"] as const;

export const texts = [ownTexts, faultTexts] as const;

type PanelProps = {
  icon: IconName;
  heading: string;
  /** Whether it comes in the place of another. */
  isNews?: boolean;
  children: ReactNode;
};

export function Panel({ icon, heading, isNews = false, children }: PanelProps) {
  const title = useRef<HTMLHeadingElement>(null);
  const shown = useRef(isNews ? null : heading);
  useEffect(() => {
    if (heading !== shown.current) {
      shown.current = heading;
      title.current?.focus();
    }
  }, [heading]);
  return (
    <section className="card mailbox-panel" aria-labelledby="mailbox-panel">
      <span className="icon-disc">
        <Icon name={icon} size="large" />
      </span>
      <h2 id="mailbox-panel" ref={title} tabIndex={-1}>
        {heading}
      </h2>
      {children}
    </section>
  );
}

/** For a link that opens nothing any more. */
export function GonePanel() {
  const t = useText<typeof ownTexts>();
  return (
    <Panel icon="info" heading={t("mailbox-gone-heading")} isNews>
      <p>{t("mailbox-gone-text")}</p>
    </Panel>
  );
}

export function FaultText({ fault }: { fault: Exclude<Fault, "gone"> }) {
  const t = useText<typeof faultTexts>();
  return (
    <p className="field-error" role="alert">
      <Icon name="info" />
      {t(`mailbox-${fault}`)}
    </p>
  );
}
