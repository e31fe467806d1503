// A picture in the width that the screen needs. Its room is reserved, and until it is there a tiny, blurred one fills it.
// The first picture of a page is loaded at once; likenesses and all others when they come near the window.

import type { Picture } from "@trichter/shared/payload";
import { useCallback, useState } from "react";
import { imageSizes, imageSource } from "./image-sources.ts";
import "./image.css";

type ImageProps = {
  picture: Omit<Picture, "alt">;
  /** What it shows; empty if the text beside it says the same. */
  alt: string;
  /** How wide it is shown up to each breakpoint: `sm:100vw lg:640px`. */
  sizes: string;
  className?: string;
  /** For the largest picture of the first screen. */
  priority?: boolean;
};

export function Image({ picture, alt, sizes, className = "", priority = false }: ImageProps) {
  const { id, width, height, version } = picture;
  const [isLoaded, setIsLoaded] = useState(false);
  // It may have arrived before this code did.
  const look = useCallback((image: HTMLImageElement | null) => {
    if (image?.complete && image.naturalWidth > 0) {
      setIsLoaded(true);
    }
  }, []);
  const sources = imageSizes(id, { version, sizes, maxWidth: width });

  return (
    <span className={`image ${className}`} data-loaded={isLoaded ? "" : undefined}>
      <img
        className="image-placeholder"
        alt=""
        width={width}
        height={height}
        loading="lazy"
        src={imageSource(id, { version, preset: "placeholder" })}
      />
      {/* The source stands last: it must not be asked for before the browser knows the others. */}
      <img
        ref={look}
        alt={alt}
        width={width}
        height={height}
        loading={priority ? "eager" : "lazy"}
        decoding={priority ? undefined : "async"}
        fetchPriority={priority ? "high" : undefined}
        onLoad={() => setIsLoaded(true)}
        sizes={sources.sizes}
        srcSet={sources.srcSet}
        src={sources.src}
      />
    </span>
  );
}
