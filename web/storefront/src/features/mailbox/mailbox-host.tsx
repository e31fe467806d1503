// Where the links of mails lead. Without one it says what this page is for and how to come by a link; what a link stands for
// is loaded when there is one.

import type { Contact } from "@trichter/shared/payload";
import { type ComponentType, use, useCallback, useEffect, useState } from "react";
import { DeviceContext } from "../../navigation/device-context.ts";
import { forgetMailLink, keptMailLink, type MailLink } from "../../navigation/mail-link.ts";
import { useText } from "../../text/use-text.ts";
import { Icon } from "../../ui/icon.tsx";
import type { MailboxProps } from "./mailbox.tsx";
import "./mailbox.css";

export const texts = [
  "mailbox-about-heading",
  "mailbox-about-text",
  "mailbox-about-link",
  "mailbox-about-write",
  "mailbox-no-script",
  "mailbox-loading",
  "mailbox-offline",
  "mailbox-retry",
] as const;

export type MailboxParts = { Mailbox: ComponentType<MailboxProps> } & Pick<MailboxProps, "runParts">;

type MailboxHostProps = {
  contact: Contact;
  /** Must stay the same function. */
  loadParts: () => Promise<MailboxParts>;
};

export function MailboxHost({ contact, loadParts }: MailboxHostProps) {
  const t = useText<typeof texts>();
  const device = use(DeviceContext);
  const [link, setLink] = useState<MailLink | null>(null);
  const [parts, setParts] = useState<MailboxParts | null>(null);
  const [hasFailed, setHasFailed] = useState(false);

  const load = useCallback(() => {
    const found = keptMailLink(device.tabStorage(), ["confirm", "unsubscribe", "data"]);
    setLink(found);
    setHasFailed(false);
    if (found) {
      loadParts().then(setParts, () => setHasFailed(true));
    }
  }, [device, loadParts]);
  useEffect(load, [load]);

  if (!link) {
    return <About contact={contact} />;
  }
  if (!parts) {
    return (
      <div className="card mailbox-panel" role="status">
        <p>{t(hasFailed ? "mailbox-offline" : "mailbox-loading")}</p>
        {hasFailed && (
          <button type="button" className="button button-primary" onClick={load}>
            {t("mailbox-retry")}
          </button>
        )}
      </div>
    );
  }
  return <parts.Mailbox link={link} runParts={parts.runParts} onEnd={() => forgetMailLink(device.tabStorage())} />;
}

function About({ contact }: { contact: Contact }) {
  const t = useText<typeof texts>();
  return (
    <section className="card mailbox-panel mailbox-about">
      <noscript>
        <p className="note">
          <Icon name="info" />
          {t("mailbox-no-script")}
        </p>
      </noscript>
      <h2>{t("mailbox-about-heading")}</h2>
      <p>{t("mailbox-about-text")}</p>
      <p>{t("mailbox-about-link")}</p>
      <p>
        {t("mailbox-about-write")}{" "}
        <a href={`mailto:${contact.email}`} className="link">
          {contact.email}
        </a>
      </p>
    </section>
  );
}
