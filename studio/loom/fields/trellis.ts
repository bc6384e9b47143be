import type { Ground } from "../classic.ts";
import { boteh } from "../motifs/boteh.ts";
import { blossom, rosette } from "../motifs/flowers.ts";
import { leaf } from "../motifs/leaves.ts";
import type { Wool } from "../motifs/wool.ts";
import { around, at, line, n } from "../svg.ts";

/** A double rose among five leaves. */
const rose = (r: number, w: Wool, heart: Wool): string =>
  around(10, (i) => at(0, -r * 0.8, leaf(r * 0.62, r * 0.2, i % 2 ? w.leaf : w.leaf2, w.line, "", i % 2 ? 0.16 : -0.16)), 0.5) +
  rosette(r, 10, w) +
  rosette(r * 0.6, 7, heart);

/** Two almonds lean their tips towards one stem: their own mirror image, so the axis may run through them. */
const pair = (h: number, w: Wool): string =>
  line(`M0 ${n(h * 0.5)}L0 ${n(-h * 0.42)}`, w.leaf, 1.6) +
  [-1, 1].map((s) => at(s * h * 0.34, h * 0.06, boteh(h * 0.74, w), s * 10, 1, s > 0)).join("") +
  at(0, -h * 0.5, blossom(h * 0.12, w)) +
  at(0, h * 0.5, blossom(h * 0.08, w));

/** Roses and paired almonds in turns inside a climbing trellis. Drawn for the left half; everything looks up. */
export function trellis(g: Ground, wools: Wool[], stem: string, across: number): string {
  const a = (g.cx - g.x0) / across;
  const rows = 2 * Math.round((g.y1 - g.y0) / (a * 2.3));
  const b = (g.y1 - g.y0) / rows;
  const k = (i: number) => wools[i % wools.length]!;
  let stems = "";
  let flowers = "";
  for (let row = 0; row <= rows; row++) {
    const y = g.y0 + row * b;
    for (let i = 0; i <= across; i++) {
      const x = g.cx - i * a;
      const turn = (row + i) >> 1;
      if ((i + row) % 2 === 0) {
        if (row < rows) stems += ties(x, y, a, b, { left: i < across, right: i > 0 }, k(0), stem);
        if (i < across && row > 0 && row < rows) flowers += at(x, y, blossom(a * 0.2, k(turn % 2 ? 2 : 1)));
        continue;
      }
      if (i === across || row === 0 || row === rows) continue;
      flowers += at(
        x,
        y,
        row % 2 ? rose(a * 0.47, k(turn % 2 ? 2 : 3), k(turn % 2 ? 3 : 2)) : pair(a * 1.12, k(turn % 2 ? 0 : 2)),
      );
    }
  }
  return stems + flowers;
}

/** From one knot down to its neighbours; four leaves on each tie. */
function ties(x: number, y: number, a: number, b: number, has: { left: boolean; right: boolean }, w: Wool, stem: string) {
  const tie = (s: number) =>
    line(`M${n(x)} ${n(y)}C${n(x)} ${n(y + b * 0.55)} ${n(x + s * a)} ${n(y + b * 0.45)} ${n(x + s * a)} ${n(y + b)}`, stem, 3) +
    [0.36, 0.64]
      .flatMap((t) =>
        [-1, 1].map((side) =>
          at(
            x + s * a * (t + (t - 0.5) * 0.3),
            y + b * (t - (t - 0.5) * 0.1),
            leaf(a * 0.22, a * 0.075, side > 0 ? w.leaf : w.leaf2, w.line, "", 0.3 * side),
            s * (118 + side * 58),
          ),
        ),
      )
      .join("");
  return (has.left ? tie(-1) : "") + (has.right ? tie(1) : "");
}
