import sharp from "sharp";
import type { RoomAnalysis } from "../../src/room-preview/engine/analysis.ts";
import { floorToPixel, type Camera, type PixelPoint } from "../../src/room-preview/rules/camera.ts";
import { rugCorners, type RugPlace } from "../../src/room-preview/rules/rug-plane.ts";

export type Measured = {
  /** Overlap of the found floor with the true one. */
  overlap: number;
  /** Share of the rug one sees that lies on something else than floor: a wall, a sofa. */
  astray: number;
};

export async function measure(room: RoomAnalysis, truth: Uint8Array, place: RugPlace | null): Promise<Measured> {
  const { width, height, camera } = room.meta;
  const found = await sharp(room.matte).extractChannel(0).raw().toBuffer();
  const rug = place ? await outline(camera, place, width, height) : new Uint8Array(truth.length);
  let [both, either, shown, off] = [0, 0, 0, 0];
  for (let i = 0; i < truth.length; i++) {
    const [a, b] = [truth[i]! > 127, found[i]! > 127];
    if (a && b) both++;
    if (a || b) either++;
    if (b && rug[i]! > 127) shown++;
    if (b && rug[i]! > 127 && !a) off++;
  }
  return { overlap: either ? both / either : 0, astray: shown ? off / shown : 0 };
}

async function outline(camera: Camera, place: RugPlace, width: number, height: number): Promise<Uint8Array> {
  const corners = rugCorners(place).map((corner) => floorToPixel(camera, corner));
  if (corners.includes(null)) return new Uint8Array(width * height).fill(255);
  const points = (corners as PixelPoint[]).map(({ x, y }) => `${x},${y}`).join(" ");
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%"/><polygon points="${points}" fill="#fff"/></svg>`;
  return sharp(Buffer.from(svg)).extractChannel(0).raw().toBuffer();
}

/** The photo with the found floor tinted, beside the picture with the rug: what one must look at. */
export async function sheet(room: RoomAnalysis, picture: Uint8Array | null): Promise<Buffer> {
  const { width, height } = room.meta;
  const alpha = await sharp(room.matte).extractChannel(0).linear(0.45).raw().toBuffer();
  const tint = await sharp({ create: { width, height, channels: 3, background: "#e00060" } })
    .joinChannel(alpha, { raw: { width, height, channels: 1 } })
    .png()
    .toBuffer();
  const tinted = await sharp(room.photo)
    .composite([{ input: tint }])
    .toBuffer();
  const sides = [tinted, picture ?? room.photo];
  return sharp({ create: { width: width * 2, height, channels: 3, background: "#000" } })
    .composite(sides.map((input, i) => ({ input: Buffer.from(input), left: i * width, top: 0 })))
    .jpeg({ quality: 80 })
    .toBuffer();
}
