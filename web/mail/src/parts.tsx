// What letters are made of, as HTML: paragraphs, a button, a panel of notes. A ground and the text on it are always set
// together.

import type { CSSProperties } from "react";
import type { Part } from "./letter.ts";
import { palette, type } from "./look.ts";
import { Table } from "./table.tsx";

export function PartView({ part, buttonHint }: { part: Part; buttonHint: string }) {
  switch (part.part) {
    case "paragraph":
      return <p style={paragraph}>{part.text}</p>;
    case "action":
      return <Action label={part.label} href={part.href} hint={buttonHint} />;
    case "notes":
      return <Notes heading={part.heading} notes={part.notes} />;
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
    <Table width="100%">
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

const paragraph: CSSProperties = { ...type.body, margin: "0 0 24px", color: palette.ink };

const small: CSSProperties = { ...type.small, color: palette.moss };

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
