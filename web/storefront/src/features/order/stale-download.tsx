// Says to whoever came by a link to a file that no longer holds how to get a new one.

import { useText } from "../../text/use-text.ts";

export const texts = ["downloads-stale"] as const;

export function StaleDownload() {
  const t = useText<typeof texts>();
  return (
    <p className="card" role="status">
      {t("downloads-stale")}
    </p>
  );
}
