import sharp from "sharp";
import { colorNames } from "./rules/color-names.ts";

export type Facts = { width: number; height: number; blur?: string };

/** True size as shown (camera's turn applied), a tiny blur of the picture itself, and the names of its colours. */
export async function factsOf(bytes: Uint8Array): Promise<Required<Facts> & { colors: string[] }> {
  const image = sharp(bytes, { limitInputPixels: 60_000_000 });
  const { width, height, orientation = 1 } = await image.metadata();
  const [small, pixels] = await Promise.all([
    image.clone().rotate().resize(16, 16, { fit: "inside" }).webp({ quality: 30, effort: 4 }).toBuffer(),
    image.clone().resize(48, 48, { fit: "fill" }).flatten({ background: "white" }).toColourspace("srgb").raw().toBuffer(),
  ]);
  const turned = orientation >= 5;
  const blur = `data:image/webp;base64,${small.toString("base64")}`;
  return { width: turned ? height : width, height: turned ? width : height, blur, colors: colorNames(pixels) };
}
