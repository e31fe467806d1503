// What is in the parcel, piece by piece.

import type { BlockOf } from "@trichter/shared/payload";
import { useDocumentText } from "../../text/use-text.ts";
import { Image } from "../../ui/image.tsx";
import { RichText } from "../../ui/rich-text.tsx";
import "./contents.css";

export const texts = [] as const;

export function Block({ items }: BlockOf<"contents">) {
  const t = useDocumentText();
  return (
    <ul className="contents tiles">
      {items.map(({ picture, heading, text }) => (
        <li key={heading} className="card">
          <Image picture={picture} alt={t(picture.alt)} sizes="xs:120px sm:160px" className="contents-picture" />
          <div>
            <h3>{t(heading)}</h3>
            <p>
              <RichText text={t(text)} />
            </p>
          </div>
        </li>
      ))}
    </ul>
  );
}
