// The head of a page: its one h1, which focus goes to after a navigation, with what the document puts around it.

import type { PageProps } from "@trichter/shared/payload";
import { useDocumentText } from "../text/use-text.ts";
import { ActionLinks } from "../ui/action-links.tsx";
import { Icon } from "../ui/icon.tsx";
import { Image } from "../ui/image.tsx";
import { OrderLink, texts as orderTexts } from "../ui/order-link.tsx";
import { bandClasses } from "../ui/section.tsx";
import "./page-heading.css";
import "./hero.css";

export const texts = orderTexts;

/** How wide the picture of each style is shown. Phones are named in pixels, without their margins: one of their widths is on offer. */
const sizes = {
  plain: "xs:340px sm:100vw md:640px",
  split: "xs:340px sm:100vw md:100vw lg:640px",
  stage: "xs:340px sm:100vw md:760px",
  poster: "sm:100vw md:100vw lg:100vw xl:100vw xxl:1536px",
  product: "xs:260px sm:384px md:480px lg:520px",
} as const;

export function Hero({ heading, lead, hero }: Pick<PageProps, "heading" | "lead" | "hero">) {
  const t = useDocumentText();
  const { style, ground, eyebrow, picture, notes, order, actions } = hero;
  return (
    <div className={`hero hero-${style} ${bandClasses(ground)}`}>
      <div className="page-heading hero-words">
        {eyebrow !== null && <p className="overline">{t(eyebrow)}</p>}
        <h1 tabIndex={-1}>{t(heading)}</h1>
        {lead !== null && <p className="page-heading-lead">{t(lead)}</p>}
        <Notes notes={notes} />
        {order !== null || actions.length > 0 ? (
          <div className="hero-actions">
            {order !== null && <OrderLink order={order} />}
            {actions.length > 0 && <ActionLinks actions={actions} />}
          </div>
        ) : null}
      </div>
      {picture !== null && (
        <Image picture={picture} alt={t(picture.alt)} sizes={sizes[style]} className="hero-picture" priority />
      )}
    </div>
  );
}

/** What speaks for the page, in a few words each. */
export function Notes({ notes }: Pick<PageProps["hero"], "notes">) {
  const t = useDocumentText();
  return (
    notes.length > 0 && (
      <ul className="hero-notes">
        {notes.map((note) => (
          <li key={note}>
            <Icon name="check" />
            {t(note)}
          </li>
        ))}
      </ul>
    )
  );
}
