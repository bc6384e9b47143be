import sharp from "sharp";
import { glbOf } from "../../src/media/models/glb.server.ts";
import { modelPicture } from "../../src/media/models/model-picture.server.ts";
import { usdzOf } from "../../src/media/models/usdz.server.ts";
import type { DemoRug } from "../catalogue/demo-rug.ts";
import { flatBody } from "../catalogue/flat-body.ts";
import { masterOf } from "./masters.ts";

/** A demo rug's two models, made from its flat picture. */
export async function modelsOf(rug: DemoRug, flat = masterOf(rug, "flat")) {
  const { width, height } = await sharp(flat).metadata();
  const { crop, shape } = flatBody(rug, { width, height });
  const pile = await sharp(flat).extract(crop).png({ compressionLevel: 0 }).toBuffer();
  const jpeg = await modelPicture(pile);
  return { glb: await glbOf(jpeg, shape), usdz: await usdzOf(jpeg, shape) };
}
