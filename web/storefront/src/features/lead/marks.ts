// The marks by which an advertisement is known, as the address carries them. Nothing here asks whether they may be told.

const names = [
  "utm_source",
  "utm_medium",
  "utm_campaign",
  "utm_content",
  "utm_term",
  "gclid",
  "fbclid",
  "msclkid",
] as const;

/** Longer ones are no marks. */
const maxChars = 500;

export function marksOf(query: string): Record<string, string> {
  const parameters = new URLSearchParams(query);
  const marks = names.flatMap((name): [string, string][] => {
    const value = parameters.get(name) ?? "";
    return value !== "" && value.length <= maxChars ? [[name, value]] : [];
  });
  return Object.fromEntries(marks);
}
