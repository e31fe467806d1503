// The term of a campaign that is running, and how much of it is left. Both moments are the server's and print without a script;
// the rest is counted on the device, by the minute, and read aloud to nobody who does not ask. Nothing that the visitor does ends
// with it: when the campaign is over, the page is asked for anew, once, and shows the price that is true then.

import type { BlockOf } from "@trichter/shared/payload";
import { use, useEffect, useState } from "react";
import type { Device } from "../../navigation/device.ts";
import { DeviceContext } from "../../navigation/device-context.ts";
import { useNavigation } from "../../navigation/navigation-context.ts";
import { useText } from "../../text/use-text.ts";
import "./countdown.css";

export const texts = ["countdown-term", "countdown-days", "countdown-hours", "countdown-minutes"] as const;

const minuteMs = 60 * 1000;
/** The server changes its prices within a second; this is after that. */
const graceMs = 2 * 1000;

export function Block({ campaign: { endsAt, starts, ends } }: BlockOf<"countdown">) {
  const t = useText<typeof texts>();
  const minutesLeft = useMinutesLeft(endsAt);
  const parts = [
    { unit: "countdown-days", count: count(minutesLeft, 24 * 60, Number.POSITIVE_INFINITY) },
    { unit: "countdown-hours", count: count(minutesLeft, 60, 24) },
    { unit: "countdown-minutes", count: count(minutesLeft, 1, 60) },
  ] as const;
  return (
    <div className="countdown">
      <div className="countdown-parts" role="timer">
        {parts.map(({ unit, count }) => (
          <p key={unit} className="countdown-part">
            <span className="countdown-number">{count ?? "–"}</span> {t(unit, { count: count ?? 0 })}
          </p>
        ))}
      </div>
      <p className="countdown-term">{t("countdown-term", { starts, ends })}</p>
    </div>
  );
}

/** Null until the device has looked at its clock. Begun minutes count whole, so that none are left only when it is over. */
function useMinutesLeft(endsAt: number): number | null {
  const device = use(DeviceContext);
  const navigation = useNavigation();
  const [minutesLeft, setMinutesLeft] = useState<number | null>(null);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const left = () => Math.max(0, endsAt - device.now());
    function look(): void {
      const minutes = Math.ceil(left() / minuteMs);
      setMinutesLeft(minutes);
      if (minutes > 0) {
        timer = setTimeout(look, left() - (minutes - 1) * minuteMs);
      } else if (isFirstEnd(device, endsAt)) {
        timer = setTimeout(() => void navigation.refresh(), graceMs);
      }
    }
    look();
    return () => clearTimeout(timer);
  }, [device, navigation, endsAt]);
  return minutesLeft;
}

/** A clock that is fast would ask again and again: each end counts once in a tab. */
function isFirstEnd(device: Device, endsAt: number): boolean {
  const storage = device.tabStorage();
  const isFirst = storage.get("trichter:campaign-end") !== String(endsAt);
  storage.set("trichter:campaign-end", String(endsAt));
  return isFirst;
}

function count(minutes: number | null, unit: number, most: number): number | null {
  return minutes === null ? null : Math.floor(minutes / unit) % most;
}
