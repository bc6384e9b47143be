import sharp from "sharp";

export type Facts = { width: number; height: number; blur?: string };

/** True size as shown (camera's turn applied) and a tiny blur of the picture itself. */
export async function factsOf(bytes: Uint8Array): Promise<Required<Facts>> {
  const image = sharp(bytes, { limitInputPixels: 60_000_000 });
  const { width, height, orientation = 1 } = await image.metadata();
  const small = await image.rotate().resize(16, 16, { fit: "inside" }).webp({ quality: 30, effort: 4 }).toBuffer();
  const turned = orientation >= 5;
  const blur = `data:image/webp;base64,${small.toString("base64")}`;
  return { width: turned ? height : width, height: turned ? width : height, blur };
}
