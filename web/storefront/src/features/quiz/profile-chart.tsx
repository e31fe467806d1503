// The profile that answers add up to: a bar for each scale, with its number in words beside it.

import type { Quiz } from "@trichter/shared/quiz";
import { useText } from "../../text/use-text.ts";
import { useQuizText } from "./quiz-text.ts";

export const texts = ["quiz-result-profile", "quiz-result-points"] as const;

const barLength = 200;
const barHeight = 12;

type ProfileChartProps = { scales: Quiz["scales"]; scores: readonly number[] };

export function ProfileChart({ scales, scores }: ProfileChartProps) {
  const t = useText<typeof texts>();
  const text = useQuizText();
  const rows = scales.map(({ label, most }, position) => {
    const score = Math.min(Math.max(scores[position] ?? 0, 0), most);
    const points = t("quiz-result-points", { points: String(score), most: String(most) });
    return { label: text(label), points, length: (score / most) * barLength };
  });
  return (
    <div className="quiz-result-part">
      <h3>{t("quiz-result-profile")}</h3>
      <div
        role="img"
        className="quiz-profile"
        aria-label={rows.map(({ label, points }) => `${label}: ${points}`).join("; ")}
      >
        {rows.map(({ label, points, length }) => (
          <div key={label} className="quiz-profile-row">
            <span className="quiz-profile-label">{label}</span>
            <span className="quiz-profile-points">{points}</span>
            <svg
              className="quiz-profile-bar"
              viewBox={`0 0 ${barLength} ${barHeight}`}
              preserveAspectRatio="none"
              aria-hidden="true"
            >
              <rect className="quiz-profile-whole" width={barLength} height={barHeight} />
              <rect className="quiz-profile-part" width={length} height={barHeight} />
            </svg>
          </div>
        ))}
      </div>
    </div>
  );
}
