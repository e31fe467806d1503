// The brand in mails. Mail programs know no custom properties, so the colours of tokens.css stand here once more; a test
// holds the two together. Fonts are those that devices bring: a mail loads nothing.
//
// Programs that darken mails turn light grounds and dark texts around and leave the rest alone. So text stands dark on a
// light ground or light on a dark one, and never on a colour between the two.

export const palette = {
  white: "#ffffff",
  cream: "#fbf4e6",
  oat: "#efe3cd",
  pine: "#14403a",
  ink: "#17302b",
  moss: "#44605a",
  sageLight: "#e4ede3",
  apricot: "#f4a259",
} as const;

/** Names without quotes, because some programs trip over quotes inside of attributes. */
const fontFamily = "-apple-system, BlinkMacSystemFont, Segoe UI, Roboto, Helvetica Neue, Arial, sans-serif";

/** Said anew by every element with text: Outlook hands nothing down into a table. */
export const type = {
  body: { fontFamily, fontSize: 17, lineHeight: "26px" },
  small: { fontFamily, fontSize: 14, lineHeight: "22px" },
  heading: { fontFamily, fontSize: 26, lineHeight: "32px", fontWeight: 700, letterSpacing: "-0.02em" },
  subheading: { fontFamily, fontSize: 17, lineHeight: "24px", fontWeight: 700 },
  brand: { fontFamily, fontSize: 24, lineHeight: "30px", fontWeight: 700, letterSpacing: "-0.03em" },
  button: { fontFamily, fontSize: 17, lineHeight: "24px", fontWeight: 600 },
} as const;
