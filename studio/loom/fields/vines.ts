import type { Ground } from "../classic.ts";
import { blossom, palmette, rosette } from "../motifs/flowers.ts";
import { saz } from "../motifs/leaves.ts";
import { carnation, tulip } from "../motifs/ottoman.ts";
import type { Wool } from "../motifs/wool.ts";
import { at, line, n, trace, type Point } from "../svg.ts";

export interface Vines {
  stem: string;
  ink: string;
  wools: Wool[];
  /** stems across half the rug */
  stems: number;
}

/** Stems waving up the rug side by side, a great flower in every bend. */
export function vines(g: Ground, plan: Vines): string {
  const u = (g.cx - g.x0) / plan.stems;
  const tall = g.y1 - g.y0;
  const bends = Math.round(tall / (u * 0.86));
  const pitch = tall / bends;
  const swing = u * 0.24;
  let stems = "";
  let leaves = "";
  let flowers = "";
  for (let i = 0; i < plan.stems; i++) {
    const x0 = g.cx - (i + 0.5) * u;
    const face = i % 2 ? -1 : 1;
    const x = (y: number) => x0 + face * swing * Math.cos(((y - g.y0) / pitch - 0.5) * Math.PI);
    const run = Array.from({ length: 200 }, (_, j): Point => {
      const y = g.y0 + (j / 199) * tall;
      return [x(y), y];
    });
    stems += line(trace(run), plan.ink, 6.4) + line(trace(run), plan.stem, 3.8);
    for (let j = 0; j < bends; j++) {
      const y = g.y0 + (j + 0.5) * pitch;
      const out = face * (j % 2 ? -1 : 1);
      const k = plan.wools[(i + j) % plan.wools.length]!;
      const k2 = plan.wools[(i + j + 1) % plan.wools.length]!;
      const head = [carnation(u * 0.34, k, 9), tulip(u * 0.44, k), palmette(u * 0.3, k, 9)][(i + j) % 3]!;
      flowers += at(x(y) - out * u * 0.33, y + u * 0.16, head, -out * 10);
      leaves += line(
        `M${n(x(y))} ${n(y + u * 0.3)}Q${n(x(y) - out * u * 0.3)} ${n(y + u * 0.34)} ${n(x(y) - out * u * 0.33)} ${n(y + u * 0.14)}`,
        plan.stem,
        2,
      );
      leaves += at(x(y), y + pitch * 0.34, saz(u * 0.52, u * 0.1, k2, 8), -out * 96, 1, out > 0);
      leaves += at(x(y), y - pitch * 0.18, saz(u * 0.5, u * 0.09, k2, 7), out * 44, 1, out < 0);
      flowers +=
        at(x(y) + out * u * 0.19, y - u * 0.12, blossom(u * 0.07, k)) +
        at(x(y) + out * u * 0.16, y + u * 0.14, blossom(u * 0.055, k2));
      flowers += at(x(y), y, rosette(u * 0.11, 8, k2, 0.9));
    }
  }
  return stems + leaves + flowers;
}
