// The digital goods of an order: a button for a file, a code for what is opened elsewhere, or the day from which on there is one.

import type { Download } from "@trichter/shared/order";
import { use, useCallback, useEffect, useState } from "react";
import { useReadyApi } from "../../api/use-load-api.ts";
import { DeviceContext } from "../../navigation/device-context.ts";
import { useText } from "../../text/use-text.ts";
import type { OrderProof } from "./use-tell-purchase.ts";

export const texts = [
  "downloads-heading",
  "downloads-file",
  "downloads-code",
  "downloads-waiting",
  "downloads-preparing",
  "downloads-ended",
  "downloads-failed",
  "order-retry",
] as const;

/** Codes are made within moments of the payment. */
const pauseMs = 2000;

const mostLooks = 10;

type DownloadsProps = {
  /** Of which order: the proof may be that of another one of the same purchase. */
  order: string;
  proof: OrderProof;
};

export function Downloads({ order, proof }: DownloadsProps) {
  const t = useText<typeof texts>();
  const { downloads: found, hasFailed, look } = useDownloads(proof);
  const downloads = found.filter((download) => download.order === order);
  if (hasFailed) {
    return (
      <div role="status">
        <p>{t("downloads-failed")}</p>
        <button type="button" className="button button-secondary" onClick={look}>
          {t("order-retry")}
        </button>
      </div>
    );
  }
  return downloads.length === 0 ? null : (
    <section aria-labelledby={`downloads-${order}`}>
      <h3 id={`downloads-${order}`}>{t("downloads-heading")}</h3>
      <ul className="order-downloads">
        {downloads.map((download) => (
          <li key={download.id}>
            <strong>{download.name}</strong>
            <What download={download} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function What({ download }: { download: Download }) {
  const t = useText<typeof texts>();
  switch (download.state) {
    case "waiting":
      return <span>{t("downloads-waiting", { day: download.opens_on ?? "" })}</span>;
    case "preparing":
      return <span role="status">{t("downloads-preparing")}</span>;
    case "ended":
      return <span>{t("downloads-ended")}</span>;
    case "open":
      return download.href === null ? (
        <span>
          {t("downloads-code")}{" "}
          {download.codes.map((code) => (
            <code key={code} className="order-code">
              {code}
            </code>
          ))}
        </span>
      ) : (
        <a className="button button-primary" href={download.href} download>
          {t("downloads-file")}
        </a>
      );
  }
}

/** Looks again while something is being made, and before a link no longer holds. */
function useDownloads(proof: OrderProof) {
  const device = use(DeviceContext);
  const loadApi = useReadyApi();
  const [downloads, setDownloads] = useState<readonly Download[]>([]);
  const [hasFailed, setHasFailed] = useState(false);
  const { id, secret } = proof;
  const look = useCallback(() => {
    setHasFailed(false);
    const find = async (looksLeft: number): Promise<void> => {
      const api = await loadApi();
      const found = await api.listDownloads(id, secret);
      setDownloads(found);
      if (looksLeft > 0 && found.some(({ state }) => state === "preparing")) {
        await device.pause(pauseMs);
        await find(looksLeft - 1);
      }
    };
    find(mostLooks).catch(() => setHasFailed(true));
  }, [id, secret, device, loadApi]);
  useEffect(look, [look]);
  useEffect(() => {
    const ends = downloads.flatMap(({ href_expires_at }) => href_expires_at ?? []);
    if (ends.length === 0) {
      return;
    }
    const timer = setTimeout(look, Math.max(Math.min(...ends) - device.now() - renewBeforeMs, renewBeforeMs));
    return () => clearTimeout(timer);
  }, [downloads, device, look]);
  return { downloads, hasFailed, look };
}

const renewBeforeMs = 60_000;
