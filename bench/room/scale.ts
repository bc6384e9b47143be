// node bench/room/scale.ts: how true a rug's sides are after two points of known length.
// Our own rooms, whose camera is known to the millimetre, read like a phone's photo: with the lens the
// phone writes down, and without it. A metre is tapped in the rug's middle, across the photo and away from it.
import { lineSegments } from "../../src/room-preview/engine/line-segments.ts";
import { readPhoto } from "../../src/room-preview/engine/photo.ts";
import { readFloor } from "../../src/room-preview/engine/read-floor.ts";
import type { Camera } from "../../src/room-preview/rules/camera.ts";
import { lengthOnFloor, rescaled } from "../../src/room-preview/rules/scale.ts";
import { focal35mm, type KnownRoom, phoneRooms, projected, type Spot, studioRooms } from "./known-camera.ts";

/** Half a rug of 1.6 × 2.3 m. */
const [ASIDE, AHEAD] = [0.8, 1.15];
const SIDES: [string, Spot, Spot][] = [
  ["near", [-ASIDE, -AHEAD], [ASIDE, -AHEAD]],
  ["far", [-ASIDE, AHEAD], [ASIDE, AHEAD]],
  ["left", [-ASIDE, -AHEAD], [-ASIDE, AHEAD]],
  ["right", [ASIDE, -AHEAD], [ASIDE, AHEAD]],
  ["diagonal", [-ASIDE, -AHEAD], [ASIDE, AHEAD]],
];
const TAPS: [string, Spot, Spot][] = [
  ["across", [-0.5, 0], [0.5, 0]],
  ["ahead", [0, -0.5], [0, 0.5]],
];

const percent = (value: number) => `${(100 * value).toFixed(1)} %`;
console.log(`room        lens     tapped  ${SIDES.map(([name]) => name.padStart(9)).join("")}`);
for (const lens of ["known", "unknown"]) {
  const errors: number[] = [];
  for (const room of [...phoneRooms(), ...studioRooms()]) {
    const photo = await readPhoto(room.photo);
    photo.focal35mm = lens === "known" ? focal35mm(room.facts, photo.width, photo.height) : null;
    const { found } = await readFloor(photo, await lineSegments(photo));
    for (const [tapped, from, to] of TAPS) {
      const off = sidesOff(room, { ...found.camera, height: 1.3 }, photo, [from, to]);
      errors.push(...off.map(Math.abs));
      console.log(
        room.name.padEnd(12) + lens.padEnd(9) + tapped.padEnd(8) + off.map((value) => percent(value).padStart(9)).join(""),
      );
    }
  }
  errors.sort((a, b) => a - b);
  const beyond = errors.filter((error) => error > 0.1).length;
  console.log(
    `lens ${lens}: off by ${percent(errors[errors.length >> 1]!)} in the middle, ${percent(errors.at(-1)!)} at worst, ${beyond} of ${errors.length} by more than 10 %`,
  );
}

function sidesOff({ facts }: KnownRoom, camera: Camera, { width, height }: { width: number; height: number }, tap: [Spot, Spot]) {
  const seen = ([x, y]: Spot) => projected(facts, [x + facts.spot![0], y + facts.spot![1]], width, height);
  const corrected = rescaled(camera, [seen(tap[0]), seen(tap[1])], 1);
  return SIDES.map(([, a, b]) => {
    const shown = corrected && lengthOnFloor(corrected, [seen(a), seen(b)]);
    return shown ? shown / Math.hypot(a[0] - b[0], a[1] - b[1]) - 1 : 1;
  });
}
