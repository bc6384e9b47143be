import sharp, { type Sharp } from "sharp";
import { mkdir } from "node:fs/promises";
import { dirname } from "node:path";
import { folderOf } from "../catalogue/catalogue.ts";
import type { DemoRug } from "../catalogue/demo-rug.ts";
import type { Raster } from "../loom/cloth.ts";

export const RUGS_FOLDER = "assets/demo/rugs";

export const masterOf = (rug: DemoRug, picture: string): string => `${RUGS_FOLDER}/${folderOf(rug)}/${picture}.avif`;

export const open = (raster: Raster): Sharp =>
  sharp(raster.data, { raw: { width: raster.width, height: raster.height, channels: raster.channels } });

/** Fixed encoder settings: the same picture gives the same bytes. */
export async function writeMaster(picture: Sharp, path: string, quality: number, effort = 2): Promise<number> {
  await mkdir(dirname(path), { recursive: true });
  const { size } = await picture.avif({ quality, effort, chromaSubsampling: "4:2:0", bitdepth: 8 }).toFile(path);
  return size;
}
