// node bench/room/scale.ts: how true lengths on the floor are after two points of known length.
// Our own studio rooms, whose camera and floor are known to the millimetre, read like a phone's photo.
import { readFileSync } from "node:fs";
import { lineSegments } from "../../src/merge/engine/line-segments.ts";
import { findCameras } from "../../src/merge/engine/find-camera.ts";
import { readPhoto } from "../../src/merge/engine/photo.ts";
import type { PixelPoint } from "../../src/merge/rules/camera.ts";
import { lengthOnFloor, rescaled } from "../../src/merge/rules/scale.ts";

type Facts = { lens: number; sensor: number; camera: [number, number, number, number][] };
type Spot = readonly [number, number];

const TEMPLATES = new URL("../../studio/rooms/templates/", import.meta.url);
/** A metre across the room's middle is tapped; then a rug of 1.6 × 2.3 m round it is measured. */
const TAPPED: [Spot, Spot] = [
  [-0.5, -1],
  [0.5, -1],
];
const RUG: [string, Spot, Spot][] = [
  ["near side", [-0.8, -2], [0.8, -2]],
  ["far side", [-0.8, 0.3], [0.8, 0.3]],
  ["left side", [-0.8, -2], [-0.8, 0.3]],
  ["right side", [0.8, -2], [0.8, 0.3]],
  ["diagonal", [-0.8, -2], [0.8, 0.3]],
];

const errors: number[] = [];
console.log(`room       ${RUG.map(([name]) => name.padStart(11)).join("")}`);
for (const room of ["living", "bedroom", "dining", "nursery"]) {
  const photo = await readPhoto(readFileSync(new URL(`${room}/image.avif`, TEMPLATES)));
  const facts = JSON.parse(readFileSync(new URL(`${room}/facts.json`, TEMPLATES), "utf8")) as Facts;
  const seen = (spot: Spot) => projected(facts, spot, photo.width, photo.height);
  const lens = ((facts.lens / facts.sensor) * photo.width * 43.27) / Math.hypot(photo.width, photo.height);
  const [found] = findCameras(await lineSegments(photo), photo.width, photo.height, lens);
  const camera = rescaled({ ...found.camera, height: 1.3 }, [seen(TAPPED[0]), seen(TAPPED[1])], 1);
  if (!camera) throw new Error(`The floor of ${room} was not seen`);
  const off = RUG.map(([, a, b]) => {
    const shown = lengthOnFloor(camera, [seen(a), seen(b)]) ?? 0;
    return shown / Math.hypot(a[0] - b[0], a[1] - b[1]) - 1;
  });
  errors.push(...off.map(Math.abs));
  console.log(room.padEnd(11) + off.map((value) => `${(100 * value).toFixed(1)} %`.padStart(11)).join(""));
}
errors.sort((a, b) => a - b);
const percent = (value: number) => `${(100 * value).toFixed(1)} %`;
console.log(`off by ${percent(errors[errors.length >> 1]!)} in the middle, ${percent(errors.at(-1)!)} at worst`);

/** Where a spot of the floor is seen: the renderer's camera looks along its own negative z. */
function projected({ lens, sensor, camera: m }: Facts, [x, y]: Spot, width: number, height: number): PixelPoint {
  const away = [x - m[0]![3], y - m[1]![3], -m[2]![3]];
  const [right, up, back] = [0, 1, 2].map((k) => m[0]![k]! * away[0]! + m[1]![k]! * away[1]! + m[2]![k]! * away[2]!);
  const focal = (lens / sensor) * width;
  return { x: width / 2 - (focal * right!) / back!, y: height / 2 + (focal * up!) / back! };
}
