// What letters are made of, as HTML: paragraphs, buttons, facts, tables. A ground and the text on it are always set together.

import type { CSSProperties } from "react";
import { LegalView } from "./legal-view.tsx";
import type { Fact, Part, Row, TablePart } from "./letter.ts";
import { palette, type } from "./look.ts";
import { Table } from "./table.tsx";

export function PartView({ part, buttonHint }: { part: Part; buttonHint: string }) {
  switch (part.part) {
    case "paragraph":
      return <p style={paragraph}>{part.text}</p>;
    case "heading":
      return <h2 style={heading}>{part.text}</h2>;
    case "action":
      return <Action label={part.label} href={part.href} hint={buttonHint} />;
    case "link":
      return (
        <p style={paragraph}>
          <a href={part.href} style={link}>
            {part.label}
          </a>
        </p>
      );
    case "notes":
      return <Notes heading={part.heading} notes={part.notes} />;
    case "facts":
      return <Facts facts={part.facts} />;
    case "table":
      return <Amounts columns={part.columns} rows={part.rows} />;
    case "legal":
      return <LegalView text={part.text} dayLine={part.dayLine} />;
  }
}

function Action({ label, href, hint }: { label: string; href: string; hint: string }) {
  return (
    <>
      <Table style={{ margin: "0 0 24px" }}>
        <tr>
          <td style={buttonGround}>
            <a href={href} style={button}>
              {label}
            </a>
          </td>
        </tr>
      </Table>
      <p style={{ ...small, margin: "0 0 24px" }}>
        {hint}
        <br />
        <a href={href} style={bareAddress}>
          {href}
        </a>
      </p>
    </>
  );
}

function Notes({ heading, notes }: { heading: string; notes: readonly string[] }) {
  return (
    <Table width="100%" style={{ margin: "0 0 24px" }}>
      <tr>
        <td style={panel}>
          <h2 style={{ ...type.subheading, margin: 0, color: palette.pine }}>{heading}</h2>
          {notes.map((note) => (
            <p key={note} style={{ ...noteText, margin: "8px 0 0" }}>
              {note}
            </p>
          ))}
        </td>
      </tr>
    </Table>
  );
}

function Facts({ facts }: { facts: readonly Fact[] }) {
  return (
    <table width="100%" border={0} cellPadding={0} cellSpacing={0} style={{ margin: "0 0 24px" }}>
      <tbody>
        {facts.map(({ label, lines }) => (
          <tr key={label}>
            <th scope="row" align="left" style={factLabel}>
              {label}
            </th>
            <td style={factValue}>
              {lines.map((line, at) => (
                <span key={at}>
                  {at === 0 ? null : <br />}
                  {line}
                </span>
              ))}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Amounts({ columns, rows }: Pick<TablePart, "columns" | "rows">) {
  return (
    <table width="100%" border={0} cellPadding={0} cellSpacing={0} style={{ margin: "0 0 24px" }}>
      <thead>
        <tr>
          {columns.map((column, at) => (
            <th key={column} scope="col" align={at === 0 ? "left" : "right"} style={at === 0 ? firstHead : columnHead}>
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row, at) => (
          <AmountRow key={at} row={row} />
        ))}
      </tbody>
    </table>
  );
}

function AmountRow({ row: { words, amounts, isStrong } }: { row: Row }) {
  const weight = isStrong ? strong : {};
  const [first, ...below] = words;
  return (
    <tr>
      <td style={{ ...cell, ...weight }}>
        {first}
        {below.map((line) => (
          <span key={line} style={small}>
            <br />
            {line}
          </span>
        ))}
      </td>
      {amounts.map((amount, at) => (
        <td key={at} align="right" style={{ ...cell, ...weight, ...amountCell }}>
          {amount}
        </td>
      ))}
    </tr>
  );
}

const paragraph: CSSProperties = { ...type.body, margin: "0 0 24px", color: palette.ink };

const small: CSSProperties = { ...type.small, color: palette.moss };

const heading: CSSProperties = { ...type.subheading, margin: "0 0 12px", color: palette.pine };

const link: CSSProperties = { ...type.body, color: palette.pine, textDecoration: "underline" };

const line = `1px solid ${palette.oat}`;

const factLabel: CSSProperties = {
  ...type.small,
  padding: "4px 12px 4px 0",
  color: palette.moss,
  fontWeight: 400,
  verticalAlign: "top",
};

const factValue: CSSProperties = { ...type.small, padding: "4px 0", color: palette.ink, verticalAlign: "top" };

const columnHead: CSSProperties = {
  ...type.small,
  padding: "0 0 6px 12px",
  borderBottom: line,
  color: palette.moss,
  fontWeight: 400,
};

const firstHead: CSSProperties = { ...columnHead, padding: "0 0 6px" };

const cell: CSSProperties = {
  ...type.small,
  padding: "8px 0",
  borderBottom: line,
  color: palette.ink,
  verticalAlign: "top",
  overflowWrap: "break-word",
};

const amountCell: CSSProperties = { padding: "8px 0 8px 12px", whiteSpace: "nowrap" };

const strong: CSSProperties = { fontWeight: 700 };

const noteText: CSSProperties = { ...type.small, fontSize: 15, color: palette.ink };

/** Outlook takes the room around a label from the cell, all others from the link, which then is a target of full size. */
const buttonGround = {
  borderRadius: 999,
  backgroundColor: palette.pine,
  msoPaddingAlt: "14px 28px",
} as CSSProperties;

const button: CSSProperties = {
  ...type.button,
  display: "inline-block",
  padding: "14px 28px",
  borderRadius: 999,
  backgroundColor: palette.pine,
  color: palette.cream,
  textAlign: "center",
  textDecoration: "none",
};

const bareAddress: CSSProperties = { ...small, wordBreak: "break-all", textDecoration: "underline" };

const panel: CSSProperties = {
  padding: "20px 24px",
  borderRadius: 16,
  backgroundColor: palette.sageLight,
  color: palette.ink,
};
