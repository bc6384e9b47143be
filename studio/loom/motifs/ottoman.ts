import { circle, n, path } from "../svg.ts";
import { fan } from "./flowers.ts";
import type { Wool } from "./wool.ts";

/** The pointed tulip of Istanbul, standing on 0,0. */
export function tulip(h: number, k: Wool): string {
  const w = h * 0.42;
  const side = (s: number) =>
    path(
      `M0 0C${n(s * w * 1.1)} ${n(-h * 0.05)} ${n(s * w * 1.1)} ${n(-h * 0.6)} ${n(s * w * 1.25)} ${n(-h)}C${n(s * w * 0.7)} ${n(-h * 0.85)} ${n(s * w * 0.25)} ${n(-h * 0.6)} 0 0Z`,
      k.a,
      k.line,
    );
  const middle = `M0 0C${n(-w * 0.75)} ${n(-h * 0.3)} ${n(-w * 0.5)} ${n(-h * 0.8)} 0 ${n(-h * 1.12)}C${n(w * 0.5)} ${n(-h * 0.8)} ${n(w * 0.75)} ${n(-h * 0.3)} 0 0Z`;
  const flame = `M0 ${n(-h * 0.12)}C${n(-w * 0.3)} ${n(-h * 0.35)} ${n(-w * 0.18)} ${n(-h * 0.6)} 0 ${n(-h * 0.8)}C${n(w * 0.18)} ${n(-h * 0.6)} ${n(w * 0.3)} ${n(-h * 0.35)} 0 ${n(-h * 0.12)}Z`;
  return side(-1) + side(1) + path(middle, k.b, k.line) + path(flame, k.c) + circle(0, 0, h * 0.1, k.leaf, k.line, 0.8);
}

/** Serrated carnation fan over its calyx. */
export function carnation(r: number, k: Wool, petals = 7): string {
  const w = r * 0.27;
  const teeth = `M0 0L${n(-w)} ${n(-r * 0.86)}L${n(-w * 0.65)} ${n(-r)}L${n(-w * 0.3)} ${n(-r * 0.88)}L0 ${n(-r * 1.04)}L${n(w * 0.3)} ${n(-r * 0.88)}L${n(w * 0.65)} ${n(-r)}L${n(w)} ${n(-r * 0.86)}Z`;
  const vein = `M0 ${n(-r * 0.3)}L${n(-w * 0.3)} ${n(-r * 0.72)}L0 ${n(-r * 0.85)}L${n(w * 0.3)} ${n(-r * 0.72)}Z`;
  const calyx = `M${n(-r * 0.2)} ${n(-r * 0.28)}Q0 ${n(-r * 0.42)} ${n(r * 0.2)} ${n(-r * 0.28)}L${n(r * 0.12)} ${n(r * 0.18)}L${n(-r * 0.12)} ${n(r * 0.18)}Z`;
  return fan(petals, 80, () => path(teeth, k.a, k.line) + path(vein, k.b)) + path(calyx, k.leaf, k.line);
}

/** Hyacinth: small bells up a stem. */
export function hyacinth(h: number, k: Wool): string {
  const bells = [0.2, 0.38, 0.56, 0.74].map((t, i) =>
    [-1, 1].map((s) => circle(s * h * (0.13 - i * 0.02), -h * t, h * 0.075, i % 2 ? k.b : k.a)).join(""),
  );
  return path(`M0 0V${n(-h * 0.85)}`, "none", k.leaf, 1.4) + bells.join("") + circle(0, -h * 0.9, h * 0.08, k.a);
}

/** Çintamani: three moons above a pair of tiger stripes. */
export function cintamani(r: number, k: Wool): string {
  const moon = (x: number, y: number) =>
    circle(x, y, r * 0.36, k.a, k.line, 1.2) + circle(x, y + r * 0.07, r * 0.25, k.b) + circle(x, y + r * 0.12, r * 0.15, k.c);
  const stripe = (y: number) =>
    path(
      `M${n(-r * 0.95)} ${n(y)}C${n(-r * 0.6)} ${n(y - r * 0.36)} ${n(-r * 0.3)} ${n(y + r * 0.2)} 0 ${n(y - r * 0.06)}C${n(r * 0.3)} ${n(y + r * 0.2)} ${n(r * 0.6)} ${n(y - r * 0.36)} ${n(r * 0.95)} ${n(y)}C${n(r * 0.6)} ${n(y - r * 0.14)} ${n(r * 0.34)} ${n(y + r * 0.42)} 0 ${n(y + r * 0.14)}C${n(-r * 0.34)} ${n(y + r * 0.42)} ${n(-r * 0.6)} ${n(y - r * 0.14)} ${n(-r * 0.95)} ${n(y)}Z`,
      k.d,
      k.line,
      0.9,
    );
  return moon(0, -r * 0.56) + moon(-r * 0.42, r * 0.08) + moon(r * 0.42, r * 0.08) + stripe(r * 0.68) + stripe(r * 1.02);
}
