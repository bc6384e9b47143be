// node bench/room/variants.ts PHOTOS OUT [VARIANT...]: the judged photos once more, as other people would have taken them.
// The engine was made with the judged photos in view; these say how much of that was luck.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { analyse } from "../../src/room-preview/engine/analyse.ts";
import { render } from "../../src/room-preview/engine/render.ts";
import { drawnRug } from "../../src/room-preview/testing/pictures.ts";
import { judged, judgedMask } from "./judged-mask.ts";
import { measure, sheet } from "./measure.ts";
import { VARIANTS } from "./vary.ts";

const [photos, out, ...wanted] = process.argv.slice(2);
if (!photos || !out) throw new Error("Say where the photos are and where pictures go: node bench/room/variants.ts FOLDER OUT");
mkdirSync(out, { recursive: true });
const rug = await drawnRug();
const all: number[] = [];
let strays = 0;
console.log("variant    photo                 IoU  astray  lines");
for (const [variant, vary] of Object.entries(VARIANTS)) {
  if (wanted.length > 0 && !wanted.includes(variant)) continue;
  for (const name of Object.keys(judged)) {
    const file = join(photos, `${name}.jpg`);
    if (!existsSync(file)) continue;
    const { width, height } = await sharp(file).metadata();
    const mask = sharp(await judgedMask(name, width, height), { raw: { width, height, channels: 1 } }).toColourspace("b-w");
    const truth = await vary(await mask.png().toBuffer(), true);
    const room = await analyse(await vary(readFileSync(file), false));
    const made = await render(room, rug, { widthCm: 160, lengthCm: 230 });
    const { meta } = room;
    const floor = await sharp(truth).resize(meta.width, meta.height, { fit: "fill" }).extractChannel(0).raw().toBuffer();
    const { overlap, astray } = await measure(room, floor, made?.place ?? null);
    const { sure, doubts, lines } = meta.confidence;
    if (sure) all.push(overlap);
    if (sure && astray > 0.1) strays++;
    const columns = [variant.padEnd(10), name.padEnd(19), overlap.toFixed(3).padStart(6)];
    columns.push(`${(100 * astray).toFixed(0)} %`.padStart(7), lines.toFixed(2).padStart(6), doubts.join(" "));
    console.log(columns.join(" "));
    writeFileSync(join(out, `${variant}-${name}.jpg`), await sheet(room, made?.picture ?? null));
  }
}
all.sort((a, b) => a - b);
console.log(
  `${all.length} sure: IoU worst ${all[0]?.toFixed(3)}, median ${all[all.length >> 1]?.toFixed(3)}; rug astray in ${strays}`,
);
