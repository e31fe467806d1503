// An order on its way: the jar sinks into a parcel, the parcel closes and leaves; and it can come back.

import { clamp, colours, ease, mix } from "./stage.js";

const box = { width: 400, height: 260, top: 330, depthX: 70, depthY: 46 };
const cardboard = { front: "#ead9bb", side: "#d8c39d", inside: "#b99f75", flap: "#f1e4cb" };

/** The jar without the capsules beside it, in pixels of its picture at 720 in height. */
const jarCut = { left: 57, top: 9, width: 370, height: 460 };
const jarScale = 0.7;

export const parcelScene =
  ({ leavesAt, returnsAt }) =>
  (stage, time) => {
    const left = stage.width / 2 - box.width / 2 - box.depthX / 2 + awayAt(time, leavesAt, returnsAt);
    const closed = ease((time - 1.9) / 0.8);
    stage.ground(colours.sage);
    stage.disc({ x: 640, y: 330, radius: 300, colour: colours.sageLight });
    stage.hill({
      x: left + box.width / 2 + 40,
      y: box.top + box.height + 4,
      radiusX: 290,
      radiusY: 20,
      colour: "rgb(12 43 39 / 12%)",
    });
    drawBack(stage, left);
    if (closed < 1) {
      drawJar(stage, left, ease((time - 0.8) / 1.2));
    }
    drawFront(stage, left);
    drawFlaps(stage, left, closed);
    drawTape(stage, left, ease((time - 2.6) / 0.4));
    stage.put("mark", { x: left + box.width / 2, y: box.top + box.height / 2 + 22, height: 92 });
  };

/** How far the parcel is from the middle: it leaves to the right and comes back from there. */
function awayAt(time, leavesAt, returnsAt) {
  const distance = 1060;
  const leaving = clamp((time - leavesAt) / 1.3) ** 3;
  const returning = 1 - (1 - clamp((time - returnsAt) / 1.7)) ** 3;
  return distance * (leaving - returning);
}

function drawBack(stage, left) {
  const { width, top, depthX, depthY } = box;
  const opening = [
    [left, top],
    [left + depthX, top - depthY],
    [left + width + depthX, top - depthY],
    [left + width, top],
  ];
  stage.shape(opening, cardboard.inside);
}

function drawJar(stage, left, sunk) {
  const { context } = stage;
  context.save();
  context.beginPath();
  context.rect(0, 0, stage.width, box.top + 120);
  context.clip();
  const x = left + (box.width + box.depthX - jarCut.width * jarScale) / 2;
  stage.cut("jar", jarCut, { x, y: mix(84, box.top + 6, sunk), scale: jarScale });
  context.restore();
}

function drawFront(stage, left) {
  const { width, height, top, depthX, depthY } = box;
  stage.context.fillStyle = cardboard.front;
  stage.context.fillRect(left, top, width, height);
  const side = [
    [left + width, top],
    [left + width + depthX, top - depthY],
    [left + width + depthX, top + height - depthY],
    [left + width, top + height],
  ];
  stage.shape(side, cardboard.side);
}

/** Two flaps on hinges at the sides; closed, they meet in the middle. */
function drawFlaps(stage, left, closed) {
  const { width, top, depthX, depthY } = box;
  const angle = mix((108 * Math.PI) / 180, 0, closed);
  const reach = { x: (width / 2) * Math.cos(angle), y: (width / 2) * Math.sin(angle) * 0.6 };
  const flap = (hinge, direction) => [
    [hinge, top],
    [hinge + depthX, top - depthY],
    [hinge + depthX + direction * reach.x, top - depthY - reach.y],
    [hinge + direction * reach.x, top - reach.y],
  ];
  stage.shape(flap(left, 1), cardboard.flap);
  stage.shape(flap(left + width, -1), cardboard.flap);
}

function drawTape(stage, left, stuck) {
  const { width, top, depthX, depthY } = box;
  const [x, half] = [left + width / 2, 17];
  const back = { x: depthX * stuck, y: depthY * stuck };
  if (stuck > 0) {
    const strip = [
      [x - half, top + 54 * stuck],
      [x - half, top],
      [x - half + back.x, top - back.y],
      [x + half + back.x, top - back.y],
      [x + half, top],
      [x + half, top + 54 * stuck],
    ];
    stage.shape(strip, colours.coral);
  }
}
