// The small picture beside a line; its name says what it shows.

import { imageSource } from "../../ui/image-sources.ts";

/** Twice the size it is shown in, for sharp screens. */
const modifiers = { width: 144, height: 144, fit: "cover" } as const;

export function LinePicture({ picture }: { picture: string | null }) {
  return picture === null ? (
    <span className="order-picture" />
  ) : (
    <img className="order-picture" src={imageSource(picture, { modifiers })} alt="" width={72} height={72} />
  );
}
