// A legal text within a mail: it is there to be kept, so it stands behind everything else, in small letters.

import type { CSSProperties } from "react";
import { palette, type } from "./look.ts";
import type { LegalFacts, LegalPart, Span } from "./payload.ts";

export function LegalView({ text, dayLine }: { text: LegalFacts; dayLine: string }) {
  return (
    <>
      <h2 style={title}>{text.title}</h2>
      <p style={words}>{dayLine}</p>
      {text.parts.map((part, at) => (
        <LegalPartView key={at} part={part} />
      ))}
    </>
  );
}

function LegalPartView({ part }: { part: LegalPart }) {
  switch (part.part) {
    case "heading":
      return <h3 style={heading}>{part.text}</h3>;
    case "subheading":
      return <h4 style={subheading}>{part.text}</h4>;
    case "paragraph":
      return (
        <p style={words}>
          <Spans spans={part.spans} />
        </p>
      );
    case "bullets":
      return (
        <ul style={list}>
          <Items items={part.items} />
        </ul>
      );
    case "numbers":
      return (
        <ol style={list}>
          <Items items={part.items} />
        </ol>
      );
  }
}

function Items({ items }: { items: readonly (readonly Span[])[] }) {
  return items.map((item, at) => (
    <li key={at} style={words}>
      <Spans spans={item} />
    </li>
  ));
}

function Spans({ spans }: { spans: readonly Span[] }) {
  return spans.map((span, at) => <SpanView key={at} span={span} />);
}

function SpanView({ span: { text, isStrong, href } }: { span: Span }) {
  const shown = isStrong ? <strong>{text}</strong> : text;
  return href === null ? (
    shown
  ) : (
    <a href={href} style={link}>
      {shown}
    </a>
  );
}

const words: CSSProperties = { ...type.small, margin: "0 0 10px", color: palette.ink };

const title: CSSProperties = { ...type.subheading, margin: "24px 0 4px", color: palette.pine };

const heading: CSSProperties = { ...type.small, margin: "16px 0 6px", color: palette.pine, fontWeight: 700 };

const subheading: CSSProperties = { ...type.small, margin: "12px 0 6px", color: palette.ink, fontWeight: 700 };

const list: CSSProperties = { ...type.small, margin: "0 0 10px", padding: "0 0 0 20px" };

const link: CSSProperties = { color: palette.pine, textDecoration: "underline" };
