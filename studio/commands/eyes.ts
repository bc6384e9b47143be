import { createHash } from "node:crypto";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { searchFor } from "../../src/room-preview/engine/camera-search.ts";
import { masksFrom, topOfFloor } from "../../src/room-preview/engine/floor-candidates.ts";
import { lineSegments } from "../../src/room-preview/engine/line-segments.ts";
import { readPhoto } from "../../src/room-preview/engine/photo.ts";
import { embed } from "../../src/room-preview/engine/segment.ts";
import { pointGrid } from "../../src/room-preview/engine/where-to-ask.ts";
import { crossValidate, report } from "../eyes/cross-validate.ts";
import { type Examples, examplesFrom, type Labelled } from "../eyes/examples.ts";
import { train } from "../eyes/train.ts";

const OUT = "assets/networks/eyes.bin";
const digest = (bytes: Uint8Array) => createHash("sha256").update(bytes).digest("hex");

/** eyes FOLDER...: the small network that tells floor from furniture, learned from the labelled photos in these folders. */
export async function run(folders: string[]): Promise<void> {
  const labels = JSON.parse(readFileSync(new URL("../eyes/labels.json", import.meta.url), "utf8")) as Labelled[];
  const bySum = new Map(labels.map((photo) => [photo.sha256, photo]));
  const photos: Examples[] = [];
  for (const folder of folders) {
    for (const file of readdirSync(folder)) {
      const bytes = readFileSync(join(folder, file));
      const labelled = bySum.get(digest(bytes));
      if (!labelled) continue;
      photos.push(await look(labelled, bytes));
      console.log(`${photos.length} of ${labels.length} ${labelled.name}`);
    }
  }
  if (photos.length === 0) throw new Error("Which folders have the photos of studio/eyes/labels.json?");
  console.log(report(crossValidate(photos)));
  const weights = Buffer.from(train(photos).buffer);
  writeFileSync(OUT, weights);
  console.log(`${OUT} ${weights.length} bytes ${digest(weights)}`);
}

async function look(labelled: Labelled, bytes: Buffer): Promise<Examples> {
  const photo = await readPhoto(bytes);
  const cameras = searchFor(photo, await lineSegments(photo))(null).map(({ camera }) => camera);
  const embedding = await embed(photo);
  const masks = await masksFrom(embedding, pointGrid(topOfFloor(cameras, photo.width, photo.height)));
  return examplesFrom(labelled, embedding.image_embed.data as Float32Array, masks);
}
