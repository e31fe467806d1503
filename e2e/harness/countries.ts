// The eight countries as the specification has them: code, segment of the address, language of the document.

export const countries = [
  { code: "DE", segment: "de", lang: "de-DE" },
  { code: "FR", segment: "fr", lang: "fr-FR" },
  { code: "BE", segment: "be", lang: "fr-BE" },
  { code: "SE", segment: "se", lang: "sv-SE" },
  { code: "GB", segment: "gb", lang: "en-GB" },
  { code: "AT", segment: "at", lang: "de-AT" },
  { code: "DK", segment: "dk", lang: "da-DK" },
  { code: "FI", segment: "fi", lang: "fi-FI" },
] as const;

export type Country = (typeof countries)[number];
