// The obligatory information over the current page, as a modal dialog of the browser: it keeps the focus in and gives it
// back, and leaves the page behind it still.

import type { Frame, Payload, SectionName } from "@trichter/shared/payload";
import { type KeyboardEvent, type MouseEvent, useEffect, useLayoutEffect, useRef } from "react";
import { TextProvider } from "../../text/text-context.tsx";
import { Icon } from "../../ui/icon.tsx";
import { Link } from "../../ui/link.tsx";
import { SectionLink } from "../../ui/section-link.tsx";
import { sectionNames } from "../../ui/sections.ts";
import { SectionBody, useSectionTitle } from "./section.tsx";
import "./overlay.css";

type Labels = { close: string; loading: string; failed: string; readPage: string };

type OverlayProps = {
  section: SectionName;
  frame: Frame;
  /** The payload of the page that holds all sections, once it is here. */
  terms: Payload | "failed" | null;
  labels: Labels;
  onClose: () => void;
};

export function Overlay({ section, frame, terms, labels, onClose }: OverlayProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const content = useRef<HTMLDivElement>(null);

  useLayoutEffect(() => {
    const element = dialog.current;
    const hasScrollbar = window.innerWidth > document.documentElement.clientWidth;
    element?.toggleAttribute("data-scrollbar", hasScrollbar);
    element?.showModal();
    // Closing, not just vanishing, is what gives the focus back.
    return () => element?.close();
  }, []);

  const isLoaded = terms !== null;
  // Another section, or the first text, starts at its top.
  useEffect(() => {
    content.current?.scrollTo({ top: 0, behavior: "instant" });
    content.current?.focus({ preventScroll: true });
  }, [section, isLoaded]);

  function onBackdropClick(event: MouseEvent): void {
    // The sheet covers the dialog, so a click on the dialog itself was beside it.
    if (event.target === dialog.current) {
      onClose();
    }
  }

  return (
    <dialog
      ref={dialog}
      className="overlay"
      aria-labelledby="overlay-title"
      onClick={onBackdropClick}
      onKeyDown={(event) => keepFocusInside(event, dialog.current)}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      <div className="overlay-sheet">
        <button type="button" className="overlay-close" aria-label={labels.close} onClick={onClose}>
          <Icon name="arrow-left" />
        </button>
        {terms === null || terms === "failed" ? (
          <div className="overlay-content" ref={content} tabIndex={-1}>
            <h2 id="overlay-title">{terms === null ? labels.loading : labels.failed}</h2>
            {terms === "failed" ? <Link href={`${frame.termsHref}#${section}`}>{labels.readPage}</Link> : null}
          </div>
        ) : (
          <TextProvider payload={terms}>
            <OverlaySection section={section} frame={frame} terms={terms} contentRef={content} />
          </TextProvider>
        )}
      </div>
    </dialog>
  );
}

type OverlaySectionProps = {
  section: SectionName;
  frame: Frame;
  terms: Payload;
  contentRef: React.RefObject<HTMLDivElement | null>;
};

function OverlaySection({ section, frame, terms, contentRef }: OverlaySectionProps) {
  const legal = terms.props.legal ?? [];
  const titleOf = useSectionTitle(legal);
  const nav = useRef<HTMLElement>(null);
  // The row of sections is wider than a phone: the current one comes into view.
  useEffect(() => {
    nav.current?.querySelector(`[href$="#${section}"]`)?.scrollIntoView({ inline: "center", block: "nearest" });
  }, [section]);
  return (
    <>
      <nav ref={nav} className="overlay-sections" aria-labelledby="overlay-title">
        <ul>
          {sectionNames.map((name) => (
            <li key={name}>
              <SectionLink section={name} isCurrent={name === section}>
                {titleOf(name)}
              </SectionLink>
            </li>
          ))}
        </ul>
      </nav>
      {/* Focused to be read from its top and scrolled with the keys. */}
      <div className="overlay-content" ref={contentRef} tabIndex={-1}>
        <h2 id="overlay-title">{titleOf(section)}</h2>
        <SectionBody section={section} legal={legal} frame={frame} />
      </div>
    </>
  );
}

/** Tab goes round inside the dialog; left to itself it would wander off to the browser's own buttons. */
function keepFocusInside(event: KeyboardEvent, dialog: HTMLDialogElement | null): void {
  if (event.key !== "Tab" || !dialog) {
    return;
  }
  const stops = [...dialog.querySelectorAll<HTMLElement>("a[href], button")];
  const [first, last] = [stops.at(0), stops.at(-1)];
  const isAtEnd = document.activeElement === (event.shiftKey ? first : last);
  if (isAtEnd) {
    event.preventDefault();
    (event.shiftKey ? last : first)?.focus();
  }
}
