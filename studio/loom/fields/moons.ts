import type { Ground } from "../classic.ts";
import { blossom } from "../motifs/flowers.ts";
import { cintamani } from "../motifs/ottoman.ts";
import type { Wool } from "../motifs/wool.ts";
import { at } from "../svg.ts";

/** Rows of çintamani in half drop, blossoms in the gaps. */
export function moons(g: Ground, wools: Wool[], across: number): string {
  const u = ((g.cx - g.x0) * 2) / across;
  // The first moon and the last stripe keep clear of the frame.
  const [first, last] = [g.y0 + u * 0.42, g.y1 - u * 0.4];
  const rows = Math.round((last - first) / (u * 0.58)) + 1;
  const drop = (last - first) / (rows - 1);
  let body = "";
  for (let row = 0; row < rows; row++)
    for (let col = 0; col <= across / 2; col++) {
      const y = first + row * drop;
      const x = g.cx - col * u - (row % 2 ? u / 2 : 0);
      const k = wools[(row + col) % wools.length]!;
      if (x - u * 0.35 > g.x0) body += at(x, y - u * 0.06, cintamani(u * 0.3, k));
      const gap = x - u / 2;
      if (gap - u * 0.1 > g.x0) body += at(gap, y, blossom(u * 0.06, { ...k, a: k.d, c: k.a }));
    }
  return body;
}
