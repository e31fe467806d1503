// A block of running text.

import type { ProseBlock } from "@trichter/shared/payload";
import { useDocumentText } from "../text/use-text.ts";
import { BlockHeading } from "./block-heading.tsx";
import "./prose.css";

export const texts = [] as const;

export function Prose({ heading, paragraphs }: ProseBlock) {
  const t = useDocumentText();
  return (
    <section className="block prose">
      <BlockHeading heading={heading} />
      {paragraphs.map((paragraph) => (
        <p key={paragraph}>{t(paragraph)}</p>
      ))}
    </section>
  );
}
