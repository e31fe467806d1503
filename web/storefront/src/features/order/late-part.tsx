// Keeps the room of what only a browser can show until its code is there: the server knows neither basket nor order.

import { type ComponentType, useCallback, useEffect, useState } from "react";
import { useText } from "../../text/use-text.ts";

export const texts = ["order-loading", "order-chunk-failed", "order-retry"] as const;

type LatePartProps<Props> = {
  /** Must stay the same function. */
  load: () => Promise<ComponentType<Props>>;
  props: Props;
};

export function LatePart<Props extends object>({ load, props }: LatePartProps<Props>) {
  const t = useText<typeof texts>();
  // Null while it is on its way, undefined if it did not come.
  const [Part, setPart] = useState<ComponentType<Props> | null | undefined>(null);
  const begin = useCallback(() => {
    setPart(null);
    load().then(
      (loaded) => setPart(() => loaded),
      () => setPart(undefined),
    );
  }, [load]);
  useEffect(begin, [begin]);
  return Part ? (
    <Part {...props} />
  ) : (
    <div className="card order-waiting" role="status">
      <p>{t(Part === null ? "order-loading" : "order-chunk-failed")}</p>
      {Part === undefined && (
        <button type="button" className="button button-primary" onClick={begin}>
          {t("order-retry")}
        </button>
      )}
    </div>
  );
}
