import { readFileSync } from "node:fs";
import sharp from "sharp";

/** Drawn by eye over the photos, every number a share of the photo's width or height. */
type Judged = {
  /** The horizon's height at the left and right edge. */
  horizon: [number, number];
  floor: [number, number][];
  /** Furniture inside the outline, and thin legs as [width, x1, y1, x2, y2]. */
  things: [number, number][][];
  legs: [number, number, number, number, number][];
};

export const judged = JSON.parse(readFileSync(new URL("judged.json", import.meta.url), "utf8")) as Record<string, Judged>;

/** The hand-drawn floor as 0 or 255 per pixel. */
export async function judgedMask(name: string, width: number, height: number): Promise<Uint8Array> {
  const { floor, things, legs } = judged[name]!;
  const points = (polygon: [number, number][]) => polygon.map(([x, y]) => `${x * width},${y * height}`).join(" ");
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <rect width="100%" height="100%" fill="#000"/><polygon points="${points(floor)}" fill="#fff"/>
    ${things.map((thing) => `<polygon points="${points(thing)}" fill="#000"/>`).join("")}
    ${legs.map(([w, x1, y1, x2, y2]) => `<line x1="${x1 * width}" y1="${y1 * height}" x2="${x2 * width}" y2="${y2 * height}" stroke="#000" stroke-width="${w * width}"/>`).join("")}
  </svg>`;
  return sharp(Buffer.from(svg)).extractChannel(0).threshold(128).raw().toBuffer();
}
