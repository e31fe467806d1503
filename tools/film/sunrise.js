// The landscape of the label: a sun that rises behind hills, under the logo. It opens and ends the film.

import { clamp, colours, ease, mix } from "./stage.js";

/** `begins` says how far the sun has risen already. */
export const sunriseScene =
  ({ hasLogoFrom, begins = 0 }) =>
  (stage, time, length) => {
    const risen = begins + (1 - begins) * ease(time / length);
    stage.ground(colours.cream);
    stage.disc({ x: 640, y: mix(660, 440, risen), radius: 165, colour: colours.apricot });
    const drift = mix(0, 18, clamp(time / length));
    stage.hill({ x: 980 - drift, y: 740, radiusX: 520, radiusY: 210, colour: colours.coral });
    stage.hill({ x: 260 + drift, y: 760, radiusX: 560, radiusY: 260, colour: colours.pine });
    stage.hill({ x: 690, y: 800, radiusX: 620, radiusY: 215, colour: colours.sage });
    stage.hill({ x: 640, y: 905, radiusX: 1100, radiusY: 270, colour: colours.pine });
    const shown = ease((time - hasLogoFrom) / 1.2);
    stage.put("logo", { x: 640, y: mix(196, 184, shown), height: 104, opacity: shown });
  };
