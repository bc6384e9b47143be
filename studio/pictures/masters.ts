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

/** Fixed settings: the same picture gives the same bytes. With less effort or halved chroma, ivory wool turns pink and green. */
const ENCODER = { effort: 3, chromaSubsampling: "4:4:4", bitdepth: 8 } as const;

export const FLAT_QUALITY = 46;
/** A knot is three or four pixels: even so it is still seen. */
export const LARGE_QUALITY = 36;
export const PACKSHOT_QUALITY = 50;

export const encodeMaster = (picture: Sharp, quality: number): Sharp => picture.avif({ quality, ...ENCODER });

export async function writeMaster(picture: Sharp, path: string, quality: number): Promise<number> {
  await mkdir(dirname(path), { recursive: true });
  const { size } = await encodeMaster(picture, quality).toFile(path);
  return size;
}
