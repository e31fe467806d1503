// The five nutrients of the jar, each by a food that holds it too. All five gather beside the jar; then each one in turn
// comes to the middle while the others circle around it.

import { blend, colours, ease, mix, spring } from "./stage.js";

const nutrients = [
  { name: "choline", ground: colours.sageLight },
  { name: "zinc", ground: colours.oat },
  { name: "chromium", ground: colours.skyLight },
  { name: "vitaminB6", ground: colours.cream },
  { name: "vitaminC", ground: colours.lemonLight },
];

const middle = { x: 392, y: 322 };
const turn = (2 * Math.PI) / nutrients.length;

/** How long a food takes to its new place. */
const move = 1.1;

/** `starts` says when each nutrient's turn begins. */
export const nutrientsScene =
  ({ starts }) =>
  (stage, time) => {
    stage.ground(groundAt(starts, time));
    stage.disc({ x: 934, y: 330, radius: 290, colour: "rgb(255 255 255 / 45%)" });
    stage.put("jar", { x: 1006, y: mix(352, 346, ease(time / 20)), height: mix(560, 590, ease(time / 20)) });
    const activities = nutrients.map((_, index) => activityAt(starts, index, time));
    // The one in the middle lies above those on their way.
    const order = nutrients.map((_, index) => index).sort((a, b) => activities[a] - activities[b]);
    for (const index of order) {
      drawFood(stage, { index, time, activity: activities[index], gathered: ease((time - starts[0] + move) / move) });
    }
  };

function drawFood(stage, { index, time, activity, gathered }) {
  const angle = index * turn - Math.PI / 2 + time * 0.06;
  const radius = mix(168, 226, gathered);
  const ring = { x: middle.x + radius * Math.cos(angle), y: middle.y + radius * Math.sin(angle) };
  const appeared = spring((time - 0.35 - index * 0.22) / 0.8);
  const height = mix(mix(158, 104, gathered), 312, activity) * appeared;
  if (height > 0) {
    stage.put(nutrients[index].name, {
      x: mix(ring.x, middle.x, activity),
      y: mix(ring.y, middle.y + 5 * Math.sin(time * 1.3), activity),
      height,
    });
  }
}

/** 1 while it is this nutrient's turn, 0 otherwise, and in between on the way. */
function activityAt(starts, index, time) {
  const comes = ease((time - starts[index] + move / 2) / move);
  const next = starts[index + 1];
  const goes = next === undefined ? 0 : ease((time - next + move / 2) / move);
  return comes - goes;
}

function groundAt(starts, time) {
  const current = Math.max(
    0,
    starts.findLastIndex((start) => time >= start - move / 2),
  );
  const before = nutrients[Math.max(0, current - 1)].ground;
  return blend(before, nutrients[current].ground, ease((time - starts[current] + move / 2) / move));
}
