// An icon from the sprite. It only ever stands beside words that say the same, so assistive technology skips it.

import sprite from "../assets/made/icons.svg";
import type { IconName } from "./icon-names.ts";
import "./icon.css";

type IconProps = {
  name: IconName;
  /** As high as the text beside it, or the picture of a card. */
  size?: "text" | "large";
};

export function Icon({ name, size = "text" }: IconProps) {
  return (
    <svg className={`icon icon-${size}`} aria-hidden="true">
      <use href={`${sprite}#${name}`} />
    </svg>
  );
}
