// Names of papers that do not exist, to show how such a row would look. The note under them says so.

import type { BlockOf } from "@trichter/shared/payload";
import { useText } from "../../text/use-text.ts";
import "./press.css";

export const texts = ["press-sample"] as const;

const pictures = import.meta.glob<string>("../../assets/press/*.svg", {
  eager: true,
  query: "?url",
  import: "default",
});

export function Block({ marks }: BlockOf<"press">) {
  const t = useText(texts);
  return (
    <>
      <ul className="press">
        {marks.map((mark) => (
          <li key={mark}>
            <img src={pictures[`../../assets/press/${mark}.svg`]} alt={nameOf(mark)} height={40} loading="lazy" />
          </li>
        ))}
      </ul>
      <p className="fine-print press-note">{t("press-sample")}</p>
    </>
  );
}

/** The names are the file's words: no language has others. */
function nameOf(mark: string): string {
  return mark
    .split("-")
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(" ");
}
