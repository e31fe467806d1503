// A whole mail as HTML: the brand on top, the letter on a card, below it why it came and what to do about it. Styles stand
// in attributes, because many programs drop everything else; nothing is loaded from anywhere.

import type { CSSProperties } from "react";
import type { Frame } from "./frame.ts";
import type { Letter } from "./letter.ts";
import { palette, type } from "./look.ts";
import { PartView } from "./parts.tsx";
import { Table } from "./table.tsx";

export function MailDocument({ letter, frame }: { letter: Letter; frame: Frame }) {
  return (
    <html lang={frame.lang}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light only" />
        <meta name="supported-color-schemes" content="light only" />
        <meta name="format-detection" content="telephone=no, date=no, address=no, email=no, url=no" />
        <meta name="x-apple-disable-message-reformatting" />
        <title>{letter.subject}</title>
      </head>
      <body style={{ margin: 0, padding: 0, backgroundColor: palette.cream, color: palette.ink }}>
        {/* Programs that show mails inside of their own page drop the document's language, so it is said again here. */}
        <div lang={frame.lang} style={{ backgroundColor: palette.cream, color: palette.ink }}>
          <div style={hidden}>{letter.preview}</div>
          {/* Fixed layouts let the card shrink on a phone, although Outlook needs its width as a number. */}
          <Table width="100%" style={{ tableLayout: "fixed", backgroundColor: palette.cream }}>
            <tr>
              <td align="center" style={{ padding: "24px 12px 40px" }}>
                <Table width="600" align="center" style={{ tableLayout: "fixed", maxWidth: "100%", margin: "0 auto" }}>
                  {frame.demo === null ? null : <DemoRow text={frame.demo} />}
                  <BrandRow frame={frame} />
                  <tr>
                    <td style={sheet}>
                      <h1
                        style={{ ...type.heading, margin: "0 0 16px", color: palette.pine, overflowWrap: "break-word" }}
                      >
                        {letter.heading}
                      </h1>
                      {letter.parts.map((part, at) => (
                        <PartView key={at} part={part} buttonHint={frame.buttonHint} />
                      ))}
                    </td>
                  </tr>
                  <FootRow frame={frame} reason={letter.reason} />
                </Table>
              </td>
            </tr>
          </Table>
        </div>
      </body>
    </html>
  );
}

function DemoRow({ text }: { text: string }) {
  return (
    <tr>
      <td style={{ paddingBottom: 12 }}>
        <Table width="100%">
          <tr>
            <td align="center" style={demoRibbon}>
              {text}
            </td>
          </tr>
        </Table>
      </td>
    </tr>
  );
}

function BrandRow({ frame }: { frame: Frame }) {
  return (
    <tr>
      <td
        style={{
          padding: "18px 28px",
          borderRadius: "20px 20px 0 0",
          borderBottom: `4px solid ${palette.apricot}`,
          backgroundColor: palette.pine,
        }}
      >
        <a href={frame.homeHref} style={{ ...type.brand, color: palette.cream, textDecoration: "none" }}>
          {frame.brand}
        </a>
      </td>
    </tr>
  );
}

function FootRow({ frame, reason }: { frame: Frame; reason: string }) {
  return (
    <tr>
      <td style={{ padding: "28px 28px 0", backgroundColor: palette.cream, color: palette.moss }}>
        <p style={{ ...footText, margin: "0 0 12px" }}>{reason}</p>
        {frame.links.map(({ label, href }) => (
          <p key={label} style={{ ...footText, margin: 0 }}>
            <a href={href} style={footLink}>
              {label}
            </a>
          </p>
        ))}
        <p style={{ ...footText, margin: "16px 0 0" }}>
          {frame.address.map((line) => (
            <span key={line}>
              {line}
              <br />
            </span>
          ))}
          <a href={`mailto:${frame.email}`} style={{ ...footText, textDecoration: "underline" }}>
            {frame.email}
          </a>
          <br />
          {frame.phone}
        </p>
      </td>
    </tr>
  );
}

/** Read out by mail programs in their lists, and shown by none. */
const hidden = {
  display: "none",
  maxHeight: 0,
  overflow: "hidden",
  opacity: 0,
  fontSize: 1,
  lineHeight: "1px",
  color: palette.cream,
  msoHide: "all",
} as CSSProperties;

const sheet: CSSProperties = {
  padding: "32px 28px 28px",
  borderRadius: "0 0 20px 20px",
  backgroundColor: palette.white,
  color: palette.ink,
};

const demoRibbon: CSSProperties = {
  ...type.small,
  padding: "6px 16px",
  borderRadius: 10,
  backgroundColor: palette.oat,
  color: palette.ink,
  fontWeight: 600,
};

const footText: CSSProperties = { ...type.small, color: palette.moss };

const footLink: CSSProperties = {
  ...footText,
  display: "inline-block",
  padding: "4px 0",
  color: palette.pine,
  textDecoration: "underline",
};
