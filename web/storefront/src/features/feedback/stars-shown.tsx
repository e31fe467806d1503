// Stars that were given.

import { useText } from "../../text/use-text.ts";
import { Icon } from "../../ui/icon.tsx";

export const texts = ["reviews-stars"] as const;

export const starCounts = [1, 2, 3, 4, 5] as const;

export function StarsShown({ stars }: { stars: number }) {
  const t = useText<typeof texts>();
  return (
    <p className="feedback-stars" role="img" aria-label={t("reviews-stars", { stars: String(stars) })}>
      {starCounts.map((star) => (
        <span key={star} className={star <= stars ? "feedback-lit" : undefined}>
          <Icon name="star" />
        </span>
      ))}
    </p>
  );
}
