// The bank wants to see the buyer before a saved method pays: its page stands over the offer, and the offer stays where it is.

import { useEffect, useEffectEvent, useLayoutEffect, useRef } from "react";
import { useText } from "../../text/use-text.ts";
import { isBack } from "./outer-page.ts";

export const texts = ["offer-bank-heading", "offer-bank-window", "offer-bank-cancel"] as const;

type BankStepProps = { href: string; onBack(): void; onCancel(): void };

export function BankStep({ href, onBack, onCancel }: BankStepProps) {
  const t = useText<typeof texts>();
  const dialog = useRef<HTMLDialogElement>(null);
  const frame = useRef<HTMLIFrameElement>(null);

  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    // In the frame, no key would reach this page.
    element?.querySelector("h2")?.focus();
    // Closing, not just vanishing, is what gives the focus back.
    return () => element?.close();
  }, []);

  const hear = useEffectEvent((event: MessageEvent) => isBack(event, frame.current) && onBack());
  // A document from before the shop could show frames.
  const leave = useEffectEvent((event: SecurityPolicyViolationEvent) => {
    if (event.effectiveDirective === "frame-src") {
      window.location.assign(href);
    }
  });

  useEffect(() => {
    const onMessage = (event: MessageEvent) => hear(event);
    const onViolation = (event: SecurityPolicyViolationEvent) => leave(event);
    window.addEventListener("message", onMessage);
    document.addEventListener("securitypolicyviolation", onViolation);
    return () => {
      window.removeEventListener("message", onMessage);
      document.removeEventListener("securitypolicyviolation", onViolation);
    };
  }, []);

  return (
    <dialog
      ref={dialog}
      className="bank-step"
      aria-labelledby="bank-step-title"
      onCancel={(event) => {
        event.preventDefault();
        onCancel();
      }}
    >
      <h2 id="bank-step-title" tabIndex={-1}>
        {t("offer-bank-heading")}
      </h2>
      <iframe ref={frame} src={href} title={t("offer-bank-heading")} allow="payment *; publickey-credentials-get *" />
      <div className="bank-step-ways">
        <button type="button" className="button button-secondary" onClick={onCancel}>
          {t("offer-bank-cancel")}
        </button>
        <a href={href} className="link" data-external>
          {t("offer-bank-window")}
        </a>
      </div>
    </dialog>
  );
}
