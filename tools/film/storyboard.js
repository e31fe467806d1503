// What the film shows and when: one entry per scene, in seconds. Scenes begin where a caption does, so that captions in
// every language fit one film; no words are drawn, except those on the products and the logo.

import { nutrientsScene } from "./nutrients.js";
import { parcelScene } from "./parcel.js";
import { colours, ease, mix } from "./stage.js";
import { sunriseScene } from "./sunrise.js";

export const seconds = 75;
export const framesPerSecond = 25;
export const size = { width: 1280, height: 720 };

/** How long one scene fades into the next. */
export const fade = 0.8;

/** Pictures by the names that scenes use, as paths in the repository. */
export const pictures = {
  jar: "content/images/jar-1.png",
  jars: "content/images/jar-3.png",
  book: "content/images/ebook.png",
  phone: "content/images/phone.png",
  capsules: "content/images/capsules-macro.webp",
  sageSet: "content/images/lifestyle-hero.webp",
  sandSet: "content/images/lifestyle-sand.webp",
  coralSet: "content/images/sale-banner.webp",
  logo: "web/storefront/src/assets/brand/logo.svg",
  mark: "web/storefront/src/assets/brand/mark.svg",
  choline: "web/storefront/src/assets/ingredients/soybeans-choline.svg",
  zinc: "web/storefront/src/assets/ingredients/pumpkin-seeds-zinc.svg",
  chromium: "web/storefront/src/assets/ingredients/broccoli-chromium.svg",
  vitaminB6: "web/storefront/src/assets/ingredients/chickpeas-b6.svg",
  vitaminC: "web/storefront/src/assets/ingredients/lemon.svg",
};

/** A set that fills the frame, with a camera that moves from one view to another. A view is centre and zoom. */
const camera = (name, from, to) => (stage, time, length) => {
  const part = ease(time / length);
  stage.fill(name, {
    x: mix(from.x, to.x, part),
    y: mix(from.y, to.y, part),
    zoom: mix(from.zoom, to.zoom, part),
  });
};

/** A product on a plain ground before a large disc, which moves a little less than the product. */
const product =
  (name, { ground, disc, from, to, discAt }) =>
  (stage, time, length) => {
    const part = time / length;
    stage.ground(ground);
    stage.disc({ x: discAt.x, y: discAt.y, radius: mix(discAt.radius, discAt.radius * 1.04, part), colour: disc });
    stage.put(name, {
      x: mix(from.x, to.x, part),
      y: mix(from.y, to.y, part),
      height: mix(from.height, to.height, part),
    });
  };

export const scenes = [
  { from: 0, draw: sunriseScene({ hasLogoFrom: 0.6 }) },
  { from: 5.4, draw: camera("sageSet", { x: 0.5, y: 0.47, zoom: 1 }, { x: 0.47, y: 0.49, zoom: 1.14 }) },
  {
    from: 8.7,
    draw: product("jars", {
      ground: colours.oat,
      disc: colours.cream,
      discAt: { x: 640, y: 330, radius: 330 },
      from: { x: 660, y: 352, height: 590 },
      to: { x: 632, y: 352, height: 630 },
    }),
  },
  {
    from: 12.8,
    draw: product("jar", {
      ground: colours.sage,
      disc: colours.sageLight,
      discAt: { x: 600, y: 330, radius: 320 },
      from: { x: 690, y: 360, height: 620 },
      to: { x: 702, y: 385, height: 690 },
    }),
  },
  { from: 16.2, draw: nutrientsScene({ starts: [3.5, 6.9, 11, 15.4, 19.4] }) },
  {
    from: 39.6,
    draw: product("book", {
      ground: colours.apricotLight,
      disc: colours.cream,
      discAt: { x: 640, y: 330, radius: 310 },
      from: { x: 652, y: 362, height: 590 },
      to: { x: 640, y: 352, height: 630 },
    }),
  },
  {
    from: 44.3,
    draw: product("phone", {
      ground: colours.sky,
      disc: colours.skyLight,
      discAt: { x: 640, y: 330, radius: 315 },
      from: { x: 640, y: 392, height: 650 },
      to: { x: 640, y: 366, height: 670 },
    }),
  },
  { from: 48.1, draw: camera("capsules", { x: 0.44, y: 0.55, zoom: 1.04 }, { x: 0.56, y: 0.55, zoom: 1.12 }) },
  { from: 51.1, draw: camera("sandSet", { x: 0.5, y: 0.58, zoom: 1 }, { x: 0.5, y: 0.43, zoom: 1.02 }) },
  {
    from: 54.5,
    draw: product("jar", {
      ground: colours.cream,
      disc: colours.oat,
      discAt: { x: 600, y: 330, radius: 300 },
      from: { x: 690, y: 352, height: 560 },
      to: { x: 690, y: 350, height: 590 },
    }),
  },
  { from: 58.6, draw: camera("coralSet", { x: 0.5, y: 0.5, zoom: 1 }, { x: 0.58, y: 0.5, zoom: 1.12 }) },
  { from: 63.1, draw: parcelScene({ leavesAt: 3.1, returnsAt: 4.6 }) },
  { from: 71.7, draw: sunriseScene({ hasLogoFrom: 0.3, begins: 0.55 }) },
];
