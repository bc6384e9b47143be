import sharp, { type Sharp } from "sharp";
import { braidPlaces } from "../loom/braid.ts";
import { type Jut, juteColour } from "../loom/collections/jut.ts";
import { measure } from "../loom/cut.ts";
import { clamp, cloud, smooth } from "../loom/noise.ts";
import { speck } from "../loom/random.ts";

const [WIDTH, HEIGHT] = [1200, 1500];
/** Samples a pixel is made of, each way. */
const FINE = 2;
/** Pixels of the picture for one of the cloth, at the lower edge. */
const NEAR = 5.2;
/** How far above the picture the horizon lies, in its pixels. */
const HORIZON = 1500;
const FORESHORTENED = 0.8;
const TURN = -0.32;
/** From the rug's edge to the lower edge of the picture, so that the dyed braids are in it. */
const INWARD = 78;
const LIGHT = { x: -0.5, y: -0.42, z: 0.76 };
/** Up to here, of the height, the far braids lie out of focus. */
const FOCUS = 0.34;

/**
 * A braided rug seen from near: the loom's own stitches, strand by strand, under a lamp. Made from the design, not from
 * the flat picture, which is too coarse for it.
 */
export async function braidCloseup(design: Jut, seed: number): Promise<Sharp> {
  const [width, height] = [WIDTH * FINE, HEIGHT * FINE];
  const { colour, heights, scales } = look(design, seed % 997, width, height);
  const lit = Buffer.alloc(width * height * 3);
  for (let py = 0; py < height; py++)
    for (let px = 0; px < width; px++) {
      const i = py * width + px;
      const slope = (to: number, from: number) => ((heights[to]! - heights[from]!) / 4) * scales[py]!;
      const gx = slope(py * width + Math.min(width - 1, px + 1), py * width + Math.max(0, px - 1));
      const gy = slope(Math.min(height - 1, py + 1) * width + px, Math.max(0, py - 1) * width + px);
      const facing = Math.max(0, (LIGHT.z - gx * LIGHT.x - gy * LIGHT.y) / Math.hypot(gx, gy, 1));
      for (let c = 0; c < 3; c++) lit[i * 3 + c] = clamp(colour[i * 3 + c]! * (0.42 + 0.92 * facing), 0, 255);
    }
  return focus(sharp(lit, { raw: { width, height, channels: 3 } }).resize(WIDTH, HEIGHT, { kernel: "lanczos3" }));
}

/** What stands at each sample: its colour in the shade of its neighbours, its height, and how near it is. */
function look(design: Jut, s: number, width: number, height: number) {
  const cut = measure(design.cut);
  const [clothWidth, clothHeight] = [cut.width * 2, cut.height * 2];
  const placeAt = braidPlaces(design.braids ?? "frame", clothWidth, clothHeight, s);
  const colourOf = juteColour(design);
  const depth = (HEIGHT + HORIZON) / (FORESHORTENED * NEAR);
  const [cos, sin] = [Math.cos(TURN), Math.sin(TURN)];
  const colour = new Float32Array(width * height * 3);
  const heights = new Float32Array(width * height);
  const scales = new Float32Array(height);
  for (let py = 0; py < height; py++) {
    const far = (HEIGHT + HORIZON) / (py / FINE + HORIZON);
    const dv = (far - 1) * depth;
    scales[py] = (NEAR * FINE) / far;
    for (let px = 0; px < width; px++) {
      const du = ((px / FINE - WIDTH / 2) / NEAR) * far;
      const x = clothWidth / 2 + cos * du + sin * dv;
      const y = clothHeight - INWARD - (cos * dv - sin * du);
      const sway = (at: number, seed: number) =>
        3 * (cloud(x / 90 + at, y / 90, seed, 2) - 0.5) + 0.9 * (cloud(x / 7 + at, y / 7, seed + 31, 2) - 0.5);
      const { braid, side, stitch, t, off, body } = placeAt(x + sway(0, s), y + sway(7, s + 1));
      // Strands run along the stitch, a little twisted: fine across it, long along it.
      const key = stitch * 7.31 + braid * 3.17 + side * 1.7;
      const twist = t + 0.18 * off;
      const strand = cloud(twist * 15 + key * 5, off * 1.6 + key, s + 41, 3, 0.6);
      const hair = cloud(twist * 60 + key * 9, off * 5 + key, s + 43, 2, 0.6);
      const tone =
        0.45 +
        0.45 * (speck(stitch, braid * 2 + side, s + 11) - 0.5) +
        1.15 * (0.6 * strand + 0.4 * hair - 0.5) +
        0.35 * (cloud(x / 300, y / 300, s + 15, 3) - 0.5);
      const shade = 0.34 + 0.66 * body ** 0.8;
      const i = py * width + px;
      colourOf(tone, braid).forEach((value, c) => (colour[i * 3 + c] = value * shade));
      heights[i] = body * 7.5 + (strand - 0.5) * 2.4 + (hair - 0.5) * 0.9;
    }
  }
  return { colour, heights, scales };
}

async function focus(sharpened: Sharp): Promise<Sharp> {
  const { data: near } = await sharpened.clone().raw().toBuffer({ resolveWithObject: true });
  const far = await sharpened.clone().blur(2.6).raw().toBuffer();
  for (let i = 0; i < near.length; i++) {
    const share = smooth(FOCUS, 0, Math.floor(i / 3 / WIDTH) / HEIGHT);
    if (share > 0) near[i] = near[i]! + (far[i]! - near[i]!) * share;
  }
  return sharp(near, { raw: { width: WIDTH, height: HEIGHT, channels: 3 } });
}
