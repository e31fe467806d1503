// Things side by side, point by point. Should the words of a column be too long for a phone, the table scrolls in its frame.

import type { BlockOf } from "@trichter/shared/payload";
import { useDocumentText, useText } from "../../text/use-text.ts";
import { Icon } from "../../ui/icon.tsx";
import "./comparison.css";

export const texts = ["comparison-label", "comparison-yes", "comparison-no"] as const;

type Cell = BlockOf<"comparison">["rows"][number]["cells"][number];

export function Block({ columns, rows }: BlockOf<"comparison">) {
  const t = useText<typeof texts>();
  const documentText = useDocumentText();
  return (
    // A region that scrolls must be reachable by keyboard.
    // biome-ignore lint/a11y/noNoninteractiveTabindex: so that arrow keys can scroll it
    <section className="table-frame comparison" tabIndex={0} aria-label={t("comparison-label")}>
      <table className="table">
        <thead>
          <tr>
            <td />
            {columns.map((column) => (
              <th key={column} scope="col">
                {documentText(column)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ label, cells }) => (
            <tr key={label}>
              <th scope="row">{documentText(label)}</th>
              {cells.map((cell, position) => (
                <td key={columns[position]}>
                  <CellContent cell={cell} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function CellContent({ cell }: { cell: Cell }) {
  const t = useText<typeof texts>();
  const documentText = useDocumentText();
  if (typeof cell === "string") {
    return documentText(cell);
  }
  return (
    <span className={cell ? "comparison-yes" : "comparison-no"}>
      <Icon name={cell ? "check" : "x"} />
      <span className="visually-hidden">{t(cell ? "comparison-yes" : "comparison-no")}</span>
    </span>
  );
}
