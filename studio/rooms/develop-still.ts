import { readFileSync } from "node:fs";
import { join } from "node:path";
import sharp, { type Sharp } from "sharp";
import { develop } from "../relight/develop.ts";
import { denoise } from "./denoise/denoise.ts";
import { readFloats } from "./read-floats.ts";

type StillFacts = { width: number; height: number; exposure: number; saturation?: number };

const WIDTH = 1600;

/** A picture of what `render.py` wrote for a scene of kind `still`, enlarged as the rooms' light is. */
export async function developStill(folder: string): Promise<Sharp> {
  const { width, height, exposure, saturation = 1 } = JSON.parse(readFileSync(join(folder, "facts.json"), "utf8")) as StillFacts;
  const pass = (name: string) => readFloats(join(folder, `${name}.f32`));
  const data = await denoise({ width, height, image: pass("image"), albedo: pass("albedo"), normal: pass("normal") });
  const enlarged = sharp(await develop({ width, height, data }, exposure).png().toBuffer()).resize({ width: WIDTH });
  return enlarged.modulate({ saturation });
}
