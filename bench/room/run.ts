// node bench/room/run.ts PHOTOS [OUT] [RUG]: how well the room engine reads the judged photos.
// The photos belong to others and are not in the repository; the masks drawn over them are ours.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { analyse } from "../../src/merge/engine/analyse.ts";
import type { RoomAnalysis } from "../../src/merge/engine/analysis.ts";
import { render } from "../../src/merge/engine/render.ts";
import { horizonAt } from "../../src/merge/rules/camera.ts";
import { judged, judgedMask } from "./judged-mask.ts";

const [photos, out, rug] = process.argv.slice(2);
if (!photos) throw new Error("Say where the photos are: node bench/room/run.ts FOLDER");
if (out) mkdirSync(out, { recursive: true });
const rugPicture = rug ? readFileSync(rug) : await stripes();

const overlaps: number[] = [];
console.log("photo                 IoU  horizon  lines  first s  again s   MB");
for (const name of Object.keys(judged)) {
  const file = join(photos, `${name}.jpg`);
  if (!existsSync(file)) continue;
  const started = cpuSeconds();
  const room = await analyse(readFileSync(file));
  const first = cpuSeconds() - started;
  const picture = await render(room, rugPicture, { widthCm: 160, lengthCm: 230 });
  const again = cpuSeconds() - started - first;
  const overlap = await maskOverlap(name, room);
  overlaps.push(overlap);
  const columns = [
    name.padEnd(19),
    overlap.toFixed(3).padStart(6),
    `${(100 * horizonError(name, room)).toFixed(1)} %`.padStart(8),
    room.meta.confidence.lines.toFixed(2).padStart(6),
    first.toFixed(1).padStart(8),
    again.toFixed(2).padStart(8),
    Math.round(process.memoryUsage().rss / 1e6)
      .toString()
      .padStart(5),
    room.meta.confidence.doubts.join(" "),
  ];
  console.log(columns.join(" "));
  if (out && picture) writeFileSync(join(out, `${name}.jpg`), picture.picture);
}
overlaps.sort((a, b) => a - b);
console.log(`IoU: worst ${overlaps[0]?.toFixed(3)}, median ${overlaps[overlaps.length >> 1]?.toFixed(3)}`);

async function maskOverlap(name: string, { meta, matte }: RoomAnalysis): Promise<number> {
  const truth = await judgedMask(name, meta.width, meta.height);
  const found = await sharp(matte).extractChannel(0).raw().toBuffer();
  let both = 0;
  let either = 0;
  for (let i = 0; i < truth.length; i++) {
    const [a, b] = [truth[i]! > 127, found[i]! > 127];
    if (a && b) both++;
    if (a || b) either++;
  }
  return both / either;
}

/** Mean distance of the horizon at both edges, as a share of the photo's height. */
function horizonError(name: string, { meta }: RoomAnalysis): number {
  const [left, right] = judged[name]!.horizon;
  const at = (x: number) => horizonAt(meta.camera, x) / meta.height;
  return (Math.abs(at(0) - left) + Math.abs(at(meta.width) - right)) / 2;
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
