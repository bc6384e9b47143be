// node bench/room/run.ts [PHOTOS] [OUT] [RUG]: how well the room engine reads rooms whose floor and horizon are known.
// Our own rooms are always read. The judged photos belong to others and are not in the repository; the masks drawn
// over them are ours: with the folder that has them they are read too.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { analyse } from "../../src/room-preview/engine/analyse.ts";
import { render } from "../../src/room-preview/engine/render.ts";
import { horizonAt } from "../../src/room-preview/rules/camera.ts";
import { judged, judgedMask } from "./judged-mask.ts";
import { phoneRooms, studioRooms, trueCamera } from "./known-camera.ts";
import { measure } from "./measure.ts";

const [photos, out, rug] = process.argv.slice(2);
if (out) mkdirSync(out, { recursive: true });
const rugPicture = rug ? readFileSync(rug) : await stripes();

type Case = {
  name: string;
  photo: Buffer;
  floor: (width: number, height: number) => Promise<Uint8Array>;
  /** The horizon's height at the left and right edge, as shares. */
  horizon: (width: number, height: number) => readonly [number, number];
};

const ours = [...phoneRooms(), ...studioRooms()].map(({ name, photo, floor, facts }): Case => {
  const at = (width: number, height: number, x: number) => horizonAt(trueCamera(facts, width, height), x) / height;
  return {
    name: `our ${name}`,
    photo,
    floor: (width, height) => sharp(floor).resize(width, height, { fit: "fill" }).extractChannel(0).raw().toBuffer(),
    horizon: (width, height) => [at(width, height, 0), at(width, height, width)],
  };
});
// Issue: a first photo of 12 megapixels in at most 10 s of one core.
const large = ours.find(({ name }) => name === "our tiles")!;
ours.push({ ...large, name: "our tiles, 12 MP", photo: await sharp(large.photo).resize(4000, 3000).jpeg().toBuffer() });
const theirs = Object.entries(judged).flatMap(([name, { horizon }]): Case[] => {
  const file = photos && join(photos, `${name}.jpg`);
  if (!file || !existsSync(file)) return [];
  return [{ name, photo: readFileSync(file), floor: (w, h) => judgedMask(name, w, h), horizon: () => horizon }];
});

console.log("photo                 IoU  astray  horizon  lines  first s  again s   MB");
await readAll(theirs);
await readAll(ours);

async function readAll(cases: Case[]): Promise<void> {
  const overlaps: number[] = [];
  for (const one of cases) overlaps.push(await read(one));
  overlaps.sort((a, b) => a - b);
  if (overlaps.length > 0) {
    console.log(`IoU: worst ${overlaps[0]!.toFixed(3)}, median ${overlaps[overlaps.length >> 1]!.toFixed(3)}`);
  }
}

async function read({ name, photo, floor, horizon }: Case): Promise<number> {
  const started = cpuSeconds();
  const room = await analyse(photo);
  const first = cpuSeconds() - started;
  const picture = await render(room, rugPicture, { widthCm: 160, lengthCm: 230 });
  const again = cpuSeconds() - started - first;
  const { width, height, camera, confidence } = room.meta;
  const { overlap, astray } = await measure(room, await floor(width, height), picture?.place ?? null);
  const [left, right] = horizon(width, height);
  const off = (Math.abs(horizonAt(camera, 0) / height - left) + Math.abs(horizonAt(camera, width) / height - right)) / 2;
  const columns = [
    name.padEnd(19),
    overlap.toFixed(3).padStart(6),
    `${(100 * astray).toFixed(0)} %`.padStart(7),
    `${(100 * off).toFixed(1)} %`.padStart(8),
    confidence.lines.toFixed(2).padStart(6),
    first.toFixed(1).padStart(8),
    again.toFixed(2).padStart(8),
    Math.round(process.memoryUsage().rss / 1e6)
      .toString()
      .padStart(5),
    confidence.doubts.join(" "),
  ];
  console.log(columns.join(" "));
  if (out && picture) writeFileSync(join(out, `${name.replaceAll(/\W+/g, "-")}.jpg`), picture.picture);
  return overlap;
}

function cpuSeconds(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
}

function stripes() {
  const bands = Array.from({ length: 12 }, (_, i) => `<rect y="${i * 96}" width="800" height="48" fill="#7a2a24"/>`);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="800" height="1152"><rect width="100%" height="100%" fill="#d8c7a4"/>${bands.join("")}</svg>`;
  return sharp(Buffer.from(svg)).png().toBuffer();
}
