// What buyers say. Invented ones are called samples on each card and never verified; how real ones are checked is said
// beside them.

import type { BlockOf } from "@trichter/shared/payload";
import { useDocumentText, useText } from "../../text/use-text.ts";
import { Icon } from "../../ui/icon.tsx";
import "./reviews.css";

export const texts = [
  "reviews-label",
  "reviews-stars",
  "reviews-sample",
  "reviews-verified",
  "reviews-method",
  "reviews-method-text",
] as const;

const faces = import.meta.glob<string>("../../assets/avatars/*.svg", { eager: true, query: "?url", import: "default" });

type Review = BlockOf<"reviews">["items"][number];

export function Block({ items }: BlockOf<"reviews">) {
  const t = useText<typeof texts>();
  return (
    <div className="reviews">
      {/* On a phone the row scrolls, and whatever scrolls must be reachable by keyboard. */}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: so that arrow keys can scroll it */}
      <section className="reviews-row" tabIndex={0} aria-label={t("reviews-label")}>
        <ul className="reviews-list">
          {items.map((review) => (
            <ReviewCard key={review.text} review={review} />
          ))}
        </ul>
      </section>
      <details className="reviews-method">
        <summary className="link">{t("reviews-method")}</summary>
        <p className="fine-print">{t("reviews-method-text")}</p>
      </details>
    </div>
  );
}

function ReviewCard({ review: { author, stars, text, avatar, isSample } }: { review: Review }) {
  const t = useText<typeof texts>();
  const documentText = useDocumentText();
  const face = faces[`../../assets/avatars/${String(avatar).padStart(2, "0")}.svg`];
  return (
    <li className="card review">
      <p className="review-stars" role="img" aria-label={t("reviews-stars", { stars: String(stars) })}>
        {[1, 2, 3, 4, 5].map((star) => (
          <span key={star} className={star <= stars ? "review-star" : "review-star review-star-off"}>
            <Icon name="star" />
          </span>
        ))}
      </p>
      <blockquote className="review-text">{documentText(text)}</blockquote>
      <div className="review-author">
        <img src={face} alt="" width={48} height={48} loading="lazy" decoding="async" />
        <p>
          <strong>{author}</strong>
          {isSample ? (
            <span className="chip chip-plain">{t("reviews-sample")}</span>
          ) : (
            <span className="chip">
              <Icon name="badge-check" />
              {t("reviews-verified")}
            </span>
          )}
        </p>
      </div>
    </li>
  );
}
