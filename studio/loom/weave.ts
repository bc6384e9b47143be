import type { Cloth, Composition, Raster } from "./cloth.ts";
import { clamp } from "./noise.ts";
import { speck } from "./random.ts";

/** Cloth to picture: every knot becomes a small rounded loop, carved edges catch light from the top left. */
export function weave(cloth: Cloth, look: Composition, seed: number, fine = 1) {
  const { pxPerKnot: px = 2 * fine, knotShade = 0.1, relief = 0.5 } = look;
  const width = cloth.width * px;
  const height = cloth.height * px;
  const body: Raster = { width, height, channels: 3, data: new Uint8Array(width * height * 3) };
  const pile: Raster = { width, height, channels: 1, data: new Uint8Array(width * height) };
  const s = seed % 9973;
  const inKnot = (v: number) => (px > 1 ? (v % px) / (px - 1) - 0.5 : 0);
  // Finer knots are shaded more clearly, and none is lighter as a whole: one of more than two pixels has a middle.
  const flank = px > 2 ? 1 / 6 : 0;
  const shade = knotShade * fine;
  const even = 1 + 0.055 * (shade - knotShade);
  for (let y = 0; y < height; y++) {
    const ky = Math.floor(y / px);
    const fy = inKnot(y);
    for (let x = 0; x < width; x++) {
      const kx = Math.floor(x / px);
      const fx = inKnot(x);
      const i = ky * cloth.width + kx;
      const z = cloth.pile[i]!;
      const left = cloth.pile[kx ? i - 1 : i]!;
      const above = cloth.pile[ky ? i - cloth.width : i]!;
      const lit =
        even +
        shade * (0.12 - fy * 0.55 - (Math.abs(fx) + flank) * 0.35) +
        relief * ((z - left) * 0.35 + (z - above) * 0.5) +
        (0.05 / fine) * (speck(x, y, s + 77) - 0.5);
      const p = y * width + x;
      for (let j = 0; j < 3; j++) body.data[p * 3 + j] = clamp(cloth.colour[i * 3 + j]! * lit, 0, 255);
      const tuft = 0.12 * (0.5 - Math.abs(fy)) + 0.06 * (speck(x, y, s + 78) - 0.5);
      pile.data[p] = clamp((z + tuft) * 200, 0, 255);
    }
  }
  return { body, pile };
}
