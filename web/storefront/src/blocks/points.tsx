// Short points side by side, in no particular order: as cards, as open columns, or as a list of ticks.

import type { BlockOf } from "@trichter/shared/payload";
import { useDocumentText } from "../text/use-text.ts";
import { Icon } from "../ui/icon.tsx";
import { RichText } from "../ui/rich-text.tsx";
import "./points.css";

export const texts = [] as const;

export function Block({ style, items }: BlockOf<"points">) {
  const t = useDocumentText();
  return (
    <ul className={`points-${style} ${style === "ticks" ? "" : "tiles"}`}>
      {items.map(({ icon, heading, text }) => {
        const sign = style === "ticks" ? (icon ?? "check") : icon;
        return (
          <li key={heading} className="point">
            {sign !== null && (
              <span className="icon-disc">
                <Icon name={sign} size={style === "ticks" ? "text" : "large"} />
              </span>
            )}
            <div className="point-words">
              <h3>{t(heading)}</h3>
              <p>
                <RichText text={t(text)} />
              </p>
            </div>
          </li>
        );
      })}
    </ul>
  );
}
