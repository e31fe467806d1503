// The frame and what scenes do with it: grounds, discs, pictures, and the arithmetic of movement. Everything is a function
// of time, so that a frame looks the same however often and in whatever order it is drawn.

/** The palette of the shop. */
export const colours = {
  pine: "#14403a",
  pineDark: "#0c2b27",
  cream: "#fbf4e6",
  oat: "#efe3cd",
  apricot: "#f4a259",
  apricotLight: "#f7d3ad",
  coral: "#e4683f",
  sage: "#c9dbc8",
  sageLight: "#e4ede3",
  sky: "#cfe3ea",
  skyLight: "#e7f1f4",
  lemonLight: "#fbeec2",
};

export const clamp = (value) => Math.min(1, Math.max(0, value));

export const mix = (from, to, part) => from + (to - from) * part;

/** Starts and ends slowly. */
export function ease(part) {
  const inside = clamp(part);
  return inside * inside * (3 - 2 * inside);
}

/** Comes a little further than its end, and back. */
export function spring(part) {
  const inside = clamp(part) - 1;
  return 1 + 2.2 * inside ** 3 + 1.2 * inside ** 2;
}

/** A colour between two, as `rgb(…)`. */
export function blend(from, to, part) {
  const channels = (colour) => [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));
  const [a, b] = [channels(from), channels(to)];
  return `rgb(${a.map((value, channel) => Math.round(mix(value, b[channel], part))).join(" ")})`;
}

export function createStage(context, pictures, { width, height }) {
  return {
    context,
    width,
    height,

    ground(colour) {
      context.fillStyle = colour;
      context.fillRect(0, 0, width, height);
    },

    disc({ x, y, radius, colour }) {
      context.fillStyle = colour;
      context.beginPath();
      context.arc(x, y, Math.max(0, radius), 0, 2 * Math.PI);
      context.fill();
    },

    hill({ x, y, radiusX, radiusY, colour }) {
      context.fillStyle = colour;
      context.beginPath();
      context.ellipse(x, y, radiusX, radiusY, 0, 0, 2 * Math.PI);
      context.fill();
    },

    shape(points, colour) {
      context.fillStyle = colour;
      context.beginPath();
      for (const [x, y] of points) {
        context.lineTo(x, y);
      }
      context.closePath();
      context.fill();
    },

    /** A picture with its middle at a point; its width follows from its own proportions. */
    put(name, { x, y, height: shownHeight, opacity = 1 }) {
      const picture = pictures[name];
      const shownWidth = (shownHeight * picture.width) / picture.height;
      context.globalAlpha = opacity;
      context.drawImage(picture, x - shownWidth / 2, y - shownHeight / 2, shownWidth, shownHeight);
      context.globalAlpha = 1;
    },

    /** A picture that fills the frame. `x` and `y` say which point of it is in the middle, as far as its edges allow. */
    fill(name, { x, y, zoom }) {
      const picture = pictures[name];
      const scale = zoom * Math.max(width / picture.width, height / picture.height);
      const [shownWidth, shownHeight] = [picture.width * scale, picture.height * scale];
      const left = Math.min(0, Math.max(width - shownWidth, width / 2 - x * shownWidth));
      const top = Math.min(0, Math.max(height - shownHeight, height / 2 - y * shownHeight));
      context.drawImage(picture, left, top, shownWidth, shownHeight);
    },

    /** A part of a picture, in the picture's own pixels, with its upper left corner at a point. */
    cut(name, { left, top, width: cutWidth, height: cutHeight }, { x, y, scale }) {
      context.drawImage(pictures[name], left, top, cutWidth, cutHeight, x, y, cutWidth * scale, cutHeight * scale);
    },
  };
}
