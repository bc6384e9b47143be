import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { encodePicture } from "../src/media/derive-picture.server.ts";

/**
 * The demo's pictures in the widths that home, catalogue and product show first, so that the first visitor of a new
 * shop waits for no encoder. What is there is kept: delete the folder to make them anew.
 */
const FOLDER = "assets/demo-derived";
const FIRST: [pictures: string, widths: number[]][] = [
  ["assets/demo/hero/*-portrait.avif", [720]],
  ["assets/demo/hero/*-landscape.avif", [960]],
  ["assets/demo/hero/1-landscape.avif", [1280, 1800]],
  ["assets/demo/rugs/*/flat.avif", [200, 360]],
  ["assets/demo/rugs/*/packshot.avif", [720]],
  ["assets/demo/collections/*.avif", [200]],
];

for (const [pictures, widths] of FIRST) {
  for (const path of globSync(pictures).sort()) {
    for (const width of widths) {
      const made = `${FOLDER}/${width}/${path.replace(/^assets\//, "")}.avif`;
      if (existsSync(made)) continue;
      mkdirSync(dirname(made), { recursive: true });
      writeFileSync(made, await encodePicture(readFileSync(path), width, "avif"));
      console.log(made);
    }
  }
}
