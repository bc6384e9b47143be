import { line, n, path, trace, type Point } from "../svg.ts";
import type { Wool } from "./wool.ts";

/** A leaf growing up from 0,0, bent to one side. */
export function leaf(length: number, width: number, fill: string, outline: string, rib = "", bend = 0.35) {
  const c = length * bend;
  const blade = `M0 0C${n(-width)} ${n(-length * 0.2)} ${n(-width * 0.9 + c * 0.4)} ${n(-length * 0.75)} ${n(c)} ${n(-length)}C${n(width * 0.9 + c * 0.5)} ${n(-length * 0.7)} ${n(width)} ${n(-length * 0.25)} 0 0Z`;
  const vein = rib ? line(`M0 0Q0 ${n(-length * 0.5)} ${n(c * 0.8)} ${n(-length * 0.82)}`, rib, 0.9) : "";
  return path(blade, fill, length > 8 ? outline : "none", 0.9) + vein;
}

/** The serrated, swinging saz leaf of the Ottoman court. */
export function saz(length: number, width: number, w: Wool, teeth = 7): string {
  const sway = (t: number) => Math.sin(t * Math.PI * 0.6) * length * 0.22;
  const left: Point[] = [];
  const right: Point[] = [];
  for (let i = 0; i <= teeth * 2; i++) {
    const t = i / (teeth * 2);
    const out = Math.sin(Math.PI * t ** 0.8) * width * (i % 2 ? 1 : 0.68);
    const y = -t * length - (i % 2 ? 0 : width * 0.15);
    left.push([sway(t) - out, y]);
    right.unshift([sway(t) + out, y]);
  }
  const rib = Array.from({ length: 9 }, (_, i): Point => {
    const t = (i / 8) * 0.9;
    return [sway(t), -t * length];
  });
  return path(trace([...left, ...right], true), w.leaf, w.line) + line(trace(rib), w.a, 1.2);
}
