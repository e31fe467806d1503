// What buyers say, with the average of all of them. Invented ones are called samples on each card, are never verified and have
// no average; how real ones are checked is said beside them.

import type { BlockOf } from "@trichter/shared/payload";
import { useDocumentText, useText } from "../../text/use-text.ts";
import { Icon } from "../../ui/icon.tsx";
import { Link } from "../../ui/link.tsx";
import "./reviews.css";

export const texts = [
  "reviews-label",
  "reviews-stars",
  "reviews-sample",
  "reviews-verified",
  "reviews-said-on",
  "reviews-average",
  "reviews-count",
  "reviews-method",
  "reviews-method-text",
  "reviews-method-samples",
] as const;

const faces = import.meta.glob<string>("./*.svg", {
  base: "../../assets/avatars",
  eager: true,
  query: "?url",
  import: "default",
});

type Review = BlockOf<"reviews">["items"][number];

type Rating = NonNullable<BlockOf<"reviews">["rating"]>;

export function Block({ items, rating, methodHref }: BlockOf<"reviews">) {
  const t = useText<typeof texts>();
  return (
    <div className="reviews">
      {rating && <Average rating={rating} />}
      {/* On a phone the row scrolls, and whatever scrolls must be reachable by keyboard. */}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: so that arrow keys can scroll it */}
      <section className="reviews-row" tabIndex={0} aria-label={t("reviews-label")}>
        <ul className="reviews-list">
          {items.map((review) => (
            <ReviewCard key={review.place} review={review} />
          ))}
        </ul>
      </section>
      <div className="reviews-method fine-print">
        <p>{t("reviews-method-text")}</p>
        {!rating && <p>{t("reviews-method-samples")}</p>}
        {methodHref !== null && (
          <Link href={methodHref} className="link">
            {t("reviews-method")}
          </Link>
        )}
      </div>
    </div>
  );
}

/** Of all reviews, however many are shown. */
function Average({ rating }: { rating: Rating }) {
  const t = useText<typeof texts>();
  return (
    <p className="reviews-average">
      <Icon name="star" />
      <strong>{t("reviews-average", rating)}</strong>
      <span>{t("reviews-count", rating)}</span>
    </p>
  );
}

function ReviewCard({ review }: { review: Review }) {
  const { author, stars, text, lang, saidOn, avatar, isSample } = review;
  const t = useText<typeof texts>();
  const documentText = useDocumentText();
  // Who is real has no drawn face.
  const face = faces[`./${String(avatar).padStart(2, "0")}.svg`];
  return (
    <li className="card review">
      <p className="review-stars" role="img" aria-label={t("reviews-stars", { stars })}>
        {[1, 2, 3, 4, 5].map((star) => (
          <span key={star} className={star <= stars ? "review-star" : "review-star review-star-off"}>
            <Icon name="star" />
          </span>
        ))}
      </p>
      <blockquote className="review-text" lang={lang ?? undefined}>
        {isSample ? documentText(text) : text}
      </blockquote>
      <div className="review-author">
        {face && <img src={face} alt="" width={48} height={48} loading="lazy" decoding="async" />}
        <p>
          <strong>{author}</strong>
          <span className={isSample ? "chip chip-plain" : "chip"}>
            {!isSample && <Icon name="badge-check" />}
            {t(isSample ? "reviews-sample" : "reviews-verified")}
          </span>
          {saidOn !== null && <span className="review-day">{t("reviews-said-on", { day: saidOn })}</span>}
        </p>
      </div>
    </li>
  );
}
