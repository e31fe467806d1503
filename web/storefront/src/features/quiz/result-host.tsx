// Keeps the room of a quiz's result until the browser knows it: the server never does, because answers stay on the device.

import type { Way } from "@trichter/shared/quiz";
import { useCallback, useEffect, useState } from "react";
import type { ShopParts } from "../../blocks/shop/shop-blocks.ts";
import { useText } from "../../text/use-text.ts";
import "./result.css";

export const texts = ["quiz-loading", "quiz-failed", "quiz-retry"] as const;

type Loaded = Pick<typeof import("./result.tsx"), "Result"> & { parts: ShopParts };

type ResultHostProps = {
  ways: readonly Way[];
  homeHref: string;
  /** The quiz ended kindly, or suggested nothing. */
  onNothingToSell: () => void;
};

export function ResultHost({ ways, homeHref, onNothingToSell }: ResultHostProps) {
  const t = useText<typeof texts>();
  const [result, setResult] = useState<Loaded | null>(null);
  const [hasFailed, setHasFailed] = useState(false);

  const load = useCallback(() => {
    setHasFailed(false);
    Promise.all([
      import("./result.tsx").then(({ Result }) => Result),
      import("../../blocks/shop/shop-blocks.ts").then(({ shopParts }) => shopParts),
    ]).then(
      ([Result, parts]) => setResult({ Result, parts }),
      () => setHasFailed(true),
    );
  }, []);
  useEffect(load, [load]);

  return (
    <section className="quiz-result">
      {result ? (
        <result.Result ways={ways} homeHref={homeHref} parts={result.parts} onNothingToSell={onNothingToSell} />
      ) : (
        <div className="quiz-waiting" role="status">
          <p>{t(hasFailed ? "quiz-failed" : "quiz-loading")}</p>
          {hasFailed && (
            <button type="button" className="button button-primary" onClick={load}>
              {t("quiz-retry")}
            </button>
          )}
        </div>
      )}
    </section>
  );
}
