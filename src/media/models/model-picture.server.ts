import sharp from "sharp";

const LONG_SIDE = 1536;
/** Spec of the models: under 1.5 MB with everything else in the file. */
const ROOM = 1_350_000;

/** The rug's picture as the JPEG a model carries, made smaller until it fits. */
export async function modelPicture(picture: Uint8Array): Promise<Buffer> {
  const scaled = await sharp(picture)
    .rotate()
    .flatten({ background: "#F4F1EC" })
    .resize({ width: LONG_SIDE, height: LONG_SIDE, fit: "inside", withoutEnlargement: true, kernel: "lanczos3" })
    .toColourspace("srgb")
    .png({ compressionLevel: 0 })
    .toBuffer();
  for (const quality of [84, 74, 60, 45]) {
    const jpeg = await sharp(scaled).jpeg({ quality }).toBuffer();
    if (jpeg.length < ROOM) return jpeg;
  }
  return sharp(scaled).resize({ width: 1024, height: 1024, fit: "inside" }).jpeg({ quality: 60 }).toBuffer();
}

export type Tint = [number, number, number];

/** Linear colours of what no picture shows: the cotton back and the fringe. */
export const BACK: Tint = [0.58, 0.5, 0.39];
export const FRINGE: Tint = [0.76, 0.68, 0.54];
