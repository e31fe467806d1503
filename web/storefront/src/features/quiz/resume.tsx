// Offers somebody who comes back to go on where they stopped, or to see what came out.

import { useText } from "../../text/use-text.ts";
import { Icon } from "../../ui/icon.tsx";
import { hrefAfter } from "./outcome.ts";
import type { Player } from "./use-player.ts";
import { walk } from "./walk.ts";
import { WayOn } from "./way-on.tsx";

export const texts = [
  "quiz-progress",
  "quiz-resume-heading",
  "quiz-resume-continue",
  "quiz-resume-result",
  "quiz-restart",
] as const;

export function Resume({ player }: { player: Player }) {
  const t = useText<typeof texts>();
  const { quiz, run, way, screens } = player;
  if (!run || screens.length === 1) {
    return null;
  }
  const { answered, leftAtMost } = walk(quiz, run.answers);
  const counts = { number: String(answered.length + 1), most: String(answered.length + leftAtMost) };
  const ending = run.result?.ending ?? null;
  return (
    <div className="note quiz-resume">
      <Icon name="rotate-ccw" />
      <div>
        <p>
          <strong>{t("quiz-resume-heading")}</strong> {!run.result && t("quiz-progress", counts)}
        </p>
        <div className="quiz-resume-actions">
          {ending !== null && way ? (
            <WayOn way={way} href={hrefAfter(way, ending)}>
              {t("quiz-resume-result")}
            </WayOn>
          ) : (
            <button type="button" className="button button-primary" onClick={() => player.goTo(screens.length)}>
              {t("quiz-resume-continue")}
            </button>
          )}
          <button type="button" className="button button-quiet" onClick={player.restart}>
            {t("quiz-restart")}
          </button>
        </div>
      </div>
    </div>
  );
}
