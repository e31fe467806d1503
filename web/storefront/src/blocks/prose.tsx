// Running text, with a picture beside it where the document names one.

import type { BlockOf } from "@trichter/shared/payload";
import { useDocumentText } from "../text/use-text.ts";
import { Image } from "../ui/image.tsx";
import { RichText } from "../ui/rich-text.tsx";
import "./prose.css";

export const texts = [] as const;

export function Block({ paragraphs, picture }: BlockOf<"prose">) {
  const t = useDocumentText();
  const words = (
    <div className="prose">
      {paragraphs.map((paragraph) => (
        <p key={paragraph}>
          <RichText text={t(paragraph)} />
        </p>
      ))}
    </div>
  );
  if (!picture) {
    return words;
  }
  return (
    <div className="prose-with-picture">
      {words}
      <Image picture={picture} alt={t(picture.alt)} sizes="sm:100vw md:100vw lg:560px" className="prose-picture" />
    </div>
  );
}
