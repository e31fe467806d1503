// The picture at a page's head, as the page document names it. It is the largest thing of the first screen.

import type { Picture } from "@trichter/shared/payload";
import { useDocumentText } from "../text/use-text.ts";
import { Image } from "./image.tsx";

type PagePictureProps = { picture: Picture | null; sizes: string; className: string };

export function PagePicture({ picture, sizes, className }: PagePictureProps) {
  const t = useDocumentText();
  return picture && <Image picture={picture} alt={t(picture.alt)} sizes={sizes} className={className} priority />;
}
