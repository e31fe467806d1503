// A text whose strong words stand between double asterisks. Nothing else is markup: texts are words, not documents.

export function RichText({ text }: { text: string }) {
  // Every second piece stood between asterisks.
  return text
    .split("**")
    .map((piece, position) => (position % 2 === 1 ? <strong key={position}>{piece}</strong> : piece));
}
