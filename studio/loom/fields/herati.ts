import type { Ground } from "../classic.ts";
import { blossom, palmette, rosette } from "../motifs/flowers.ts";
import { saz } from "../motifs/leaves.ts";
import type { Wool } from "../motifs/wool.ts";
import { at, line, n } from "../svg.ts";

/** Herati: a rosette in a diamond of vines, four leaves swimming around it like fish. */
export function herati(g: Ground, vine: string, wools: Wool[], columns: number): string {
  const u = ((g.cx - g.x0) * 2) / columns;
  const v = u * 1.28;
  let vines = "";
  let flowers = "";
  for (let row = 0; g.cy - row * (v / 2) > g.y0 - v; row++)
    for (let col = 0; g.cx - col * u > g.x0 - u * 1.5; col++) {
      const x = g.cx - col * u - (row % 2 ? u / 2 : 0);
      const y = g.cy - row * (v / 2);
      const w = wools[(row + col) % wools.length]!;
      const w2 = wools[(row + col + 1) % wools.length]!;
      vines += line(
        `M${n(x)} ${n(y - v * 0.31)}L${n(x + u * 0.31)} ${n(y)}L${n(x)} ${n(y + v * 0.31)}L${n(x - u * 0.31)} ${n(y)}Z`,
        vine,
        1.4,
      );
      flowers += at(x, y, rosette(u * 0.17, 10, w));
      for (const sx of [-1, 1]) {
        flowers += at(x + sx * u * 0.31, y, blossom(u * 0.07, w2));
        for (const sy of [-1, 1]) {
          flowers += at(
            x + sx * u * 0.1,
            y + sy * v * 0.235,
            saz(u * 0.34, u * 0.06, w2, 6),
            sx * (sy < 0 ? 118 : 62),
            1,
            sx < 0,
          );
          flowers += at(x + sx * u * 0.155, y + sy * v * 0.11, blossom(u * 0.045, w));
        }
      }
      for (const sy of [-1, 1]) flowers += at(x, y + sy * v * 0.31, palmette(u * 0.14, w2, 7), sy > 0 ? 180 : 0);
    }
  return vines + flowers;
}
