import sharp, { type OverlayOptions, type Sharp } from "sharp";
import type { WovenRug } from "../loom/weave-rug.ts";
import { MAT } from "./mat.ts";
import { open } from "./masters.ts";

const WIDTH = 1200;
const HEIGHT = 1500;
const SHADOW = { r: 58, g: 46, b: 36 };

/** The rug on the mat in soft light from the top left: a wide shadow and a close one. */
export async function packshot({ flat }: WovenRug): Promise<Sharp> {
  const rug = await open(flat)
    .resize({ width: Math.round(WIDTH * 0.86), height: Math.round(HEIGHT * 0.9), fit: "inside", kernel: "lanczos3" })
    .png({ compressionLevel: 1 })
    .toBuffer({ resolveWithObject: true });
  const { width, height } = rug.info;
  const left = Math.round((WIDTH - width) / 2);
  const top = Math.round((HEIGHT - height) / 2);
  const alpha = await sharp(rug.data).extractChannel(3).raw().toBuffer();
  const shape = { alpha, width, height, left, top };
  const layers = [await shadow(shape, 26, 0.3, 10, 16), await shadow(shape, 5, 0.45, 3, 5), { input: rug.data, left, top }];
  const laid = await sharp({ create: { width: WIDTH, height: HEIGHT, channels: 3, background: MAT } })
    .composite(layers)
    .raw()
    .toBuffer();
  return sharp(laid, { raw: { width: WIDTH, height: HEIGHT, channels: 3 } });
}

interface Cut {
  alpha: Buffer;
  width: number;
  height: number;
  left: number;
  top: number;
}

async function shadow(cut: Cut, blur: number, strength: number, dx: number, dy: number): Promise<OverlayOptions> {
  const canvas = await sharp({ create: { width: WIDTH, height: HEIGHT, channels: 3, background: "#000" } })
    .composite([
      {
        input: cut.alpha,
        raw: { width: cut.width, height: cut.height, channels: 1 },
        left: cut.left + dx,
        top: cut.top + dy,
      },
    ])
    .extractChannel(0)
    .raw()
    .toBuffer();
  const soft = await sharp(canvas, { raw: { width: WIDTH, height: HEIGHT, channels: 1 } })
    .blur(blur)
    .linear(strength, 0)
    .raw()
    .toBuffer();
  const tinted = await sharp({ create: { width: WIDTH, height: HEIGHT, channels: 3, background: SHADOW } })
    .joinChannel(soft, { raw: { width: WIDTH, height: HEIGHT, channels: 1 } })
    .raw()
    .toBuffer();
  return { input: tinted, raw: { width: WIDTH, height: HEIGHT, channels: 4 }, left: 0, top: 0 };
}
