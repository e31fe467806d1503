// Names of papers that do not exist, to show how such a row would look. The note under them says so.

import type { BlockOf } from "@trichter/shared/payload";
import sheet from "../../assets/press.svg?url";
import { useText } from "../../text/use-text.ts";
import "./press.css";

export const texts = ["press-sample"] as const;

type Mark = BlockOf<"press">["marks"][number];

/** The names are drawn words on one sheet, each a view of it, the same in every language; the widths keep their room until the drawings are there. */
const drawings: Record<Mark, { name: string; width: number }> = {
  "halve-dag": { name: "Halve Dag", width: 158 },
  "le-carnet-vif": { name: "Le carnet vif", width: 184 },
  morgonblick: { name: "Morgonblick", width: 194 },
  "nordlys-hverdag": { name: "Nordlys Hverdag", width: 257 },
  "tasapaino-nyt": { name: "Tasapaino nyt", width: 198 },
  wohlblatt: { name: "Wohlblatt", width: 199 },
};

export function Block({ marks }: BlockOf<"press">) {
  const t = useText<typeof texts>();
  return (
    <>
      <ul className="press tiles">
        {marks.map((mark) => (
          <li key={mark}>
            <img
              src={`${sheet}#${mark}`}
              alt={drawings[mark].name}
              width={drawings[mark].width}
              height={48}
              loading="lazy"
            />
          </li>
        ))}
      </ul>
      <p className="fine-print press-note">{t("press-sample")}</p>
    </>
  );
}
