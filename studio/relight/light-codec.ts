import sharp from "sharp";

/** Linear light, interleaved RGB. */
export interface Light {
  width: number;
  height: number;
  data: Float32Array;
}

const GAMMA = 2.4;
const CEILING = 16;

/** Light to 0..1 so that equal steps look equal; 16 is the brightest a window gets. */
export const squeeze = (light: number): number =>
  (Math.min(CEILING, Math.max(0, light)) / (1 + Math.min(CEILING, Math.max(0, light)))) ** (1 / GAMMA);

export function stretch(value: number): number {
  const y = Math.min(squeeze(CEILING), Math.max(0, value)) ** GAMMA;
  return y / (1 - y);
}

const STRETCHED = Float32Array.from({ length: 4096 }, (_, i) => stretch(i / 4095));

/** Light as a 10 bit AVIF: a tenth of the size of exact floats, and no banding on walls. */
export function encodeLight({ width, height, data }: Light, quality: number): Promise<Buffer> {
  const wide = Uint16Array.from(data, (light) => Math.round(squeeze(light) * 65535));
  return sharp(wide, { raw: { width, height, channels: 3 } })
    .toColourspace("rgb16")
    .avif({ quality, bitdepth: 10, chromaSubsampling: "4:4:4", effort: 5 })
    .toBuffer();
}

export async function decodeLight(file: Buffer): Promise<Light> {
  const { data, info } = await sharp(file)
    .toColourspace("rgb16")
    .removeAlpha()
    .raw({ depth: "ushort" })
    .toBuffer({ resolveWithObject: true });
  const wide = new Uint16Array(data.buffer, data.byteOffset, data.byteLength / 2);
  const light = new Float32Array(wide.length);
  for (let i = 0; i < wide.length; i++) light[i] = STRETCHED[wide[i]! >> 4]!;
  return { width: info.width, height: info.height, data: light };
}
