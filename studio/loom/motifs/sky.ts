import { around, circle, n, path, trace } from "../svg.ts";
import { star } from "./geometry.ts";

/** Things of the sky for children's rugs; each fits a circle of radius `r`. */
const softStar = (r: number, fill: string, ink: string) => path(trace(star(5, r, 0.5, -Math.PI / 2), true), fill, ink, r * 0.2);

export const littleStar = (r: number, fill: string): string => softStar(r * 0.86, fill, fill);

export const heart = (r: number, fill: string): string =>
  path(
    `M0 ${n(r * 0.85)}C${n(-r * 1.3)} ${n(-r * 0.1)} ${n(-r * 0.75)} ${n(-r * 1.05)} 0 ${n(-r * 0.4)}C${n(r * 0.75)} ${n(-r * 1.05)} ${n(r * 1.3)} ${n(-r * 0.1)} 0 ${n(r * 0.85)}Z`,
    fill,
  );

export function cloudlet(r: number, fill: string, shade: string): string {
  const puffs = [
    [0, -0.12, 0.46],
    [-0.46, 0.1, 0.32],
    [0.46, 0.08, 0.35],
    [-0.2, -0.22, 0.34],
    [0.26, -0.24, 0.32],
  ] as const;
  const layer = (drop: number, colour: string) =>
    puffs.map(([x, y, q]) => circle(x * r, (y + drop) * r, q * r, colour)).join("") +
    path(`M${n(-r * 0.62)} ${n(r * (0.2 + drop))}H${n(r * 0.66)}V${n(r * (0.41 + drop))}H${n(-r * 0.62)}Z`, colour);
  return layer(0.07, shade) + layer(0, fill);
}

export interface Balloon {
  ink: string;
  panels: [string, string, string];
  basket: string;
}

export function balloon(r: number, b: Balloon): string {
  const gore = (w: number) =>
    `M0 ${n(r * 0.44)}C${n(-w * 0.35)} ${n(r * 0.22)} ${n(-w)} ${n(-r * 0.1)} ${n(-w)} ${n(-r * 0.36)}C${n(-w)} ${n(-r * 0.76)} ${n(-w * 0.55)} ${n(-r * 0.96)} 0 ${n(-r * 0.96)}C${n(w * 0.55)} ${n(-r * 0.96)} ${n(w)} ${n(-r * 0.76)} ${n(w)} ${n(-r * 0.36)}C${n(w)} ${n(-r * 0.1)} ${n(w * 0.35)} ${n(r * 0.22)} 0 ${n(r * 0.44)}Z`;
  const [a, c, d] = b.panels;
  const beads = Array.from({ length: 5 }, (_, i) =>
    circle((i - 2) * r * 0.21, -r * 0.3 + Math.abs(i - 2) * -r * 0.012, r * 0.055, b.basket),
  ).join("");
  return (
    path(
      `M${n(-r * 0.14)} ${n(r * 0.4)}L${n(-r * 0.1)} ${n(r * 0.68)}M${n(r * 0.14)} ${n(r * 0.4)}L${n(r * 0.1)} ${n(r * 0.68)}`,
      "none",
      b.ink,
      2.4,
    ) +
    path(gore(r * 0.62), a, b.ink, 2.2) +
    path(gore(r * 0.42), c) +
    path(gore(r * 0.22), d) +
    path(
      `M${n(-r * 0.6)} ${n(-r * 0.34)}Q0 ${n(-r * 0.16)} ${n(r * 0.6)} ${n(-r * 0.34)}L${n(r * 0.57)} ${n(-r * 0.2)}Q0 0 ${n(-r * 0.57)} ${n(-r * 0.2)}Z`,
      d,
      b.ink,
      1.6,
    ) +
    beads +
    path(`M${n(-r * 0.15)} ${n(r * 0.66)}H${n(r * 0.15)}L${n(r * 0.12)} ${n(r * 0.94)}H${n(-r * 0.12)}Z`, b.basket, b.ink, 2)
  );
}

/** A sleeping crescent. */
export const moon = (r: number, fill: string, ink: string, blush: string): string =>
  path(
    `M${n(r * 0.35)} ${n(-r * 0.93)}A${n(r)} ${n(r)} 0 1 0 ${n(r * 0.35)} ${n(r * 0.93)}A${n(r * 0.98)} ${n(r * 0.98)} 0 0 1 ${n(r * 0.35)} ${n(-r * 0.93)}Z`,
    fill,
    ink,
    1.6,
  ) +
  path(`M${n(-r * 0.62)} ${n(-r * 0.1)}Q${n(-r * 0.52)} ${n(r * 0.02)} ${n(-r * 0.4)} ${n(-r * 0.1)}`, "none", ink, 2) +
  path(`M${n(-r * 0.59)} ${n(r * 0.29)}Q${n(-r * 0.49)} ${n(r * 0.4)} ${n(-r * 0.4)} ${n(r * 0.28)}`, "none", ink, 2) +
  circle(-r * 0.62, r * 0.14, r * 0.1, blush);

export const sun = (r: number, fill: string, ray: string, ink: string, blush: string): string =>
  around(14, () => path(`M${n(-r * 0.09)} ${n(-r * 0.68)}L0 ${n(-r)}L${n(r * 0.09)} ${n(-r * 0.68)}Z`, ray, ray, 1.4)) +
  circle(0, 0, r * 0.6, fill, ink, 2) +
  circle(-r * 0.2, -r * 0.06, r * 0.05, ink) +
  circle(r * 0.2, -r * 0.06, r * 0.05, ink) +
  path(`M${n(-r * 0.18)} ${n(r * 0.14)}Q0 ${n(r * 0.32)} ${n(r * 0.18)} ${n(r * 0.14)}`, "none", ink, 1.8) +
  circle(-r * 0.34, r * 0.12, r * 0.08, blush) +
  circle(r * 0.34, r * 0.12, r * 0.08, blush);

/** A whale with a spout. */
export const whale = (r: number, coat: string, belly: string, ink: string, water: string): string =>
  path(
    `M${n(-r * 0.86)} ${n(r * 0.1)}C${n(-r * 0.86)} ${n(-r * 0.46)} ${n(-r * 0.2)} ${n(-r * 0.5)} ${n(r * 0.14)} ${n(-r * 0.2)}C${n(r * 0.34)} ${n(0)} ${n(r * 0.5)} ${n(r * 0.04)} ${n(r * 0.62)} ${n(-r * 0.14)}C${n(r * 0.4)} ${n(-r * 0.3)} ${n(r * 0.46)} ${n(-r * 0.5)} ${n(r * 0.56)} ${n(-r * 0.52)}C${n(r * 0.72)} ${n(-r * 0.5)} ${n(r * 0.74)} ${n(-r * 0.4)} ${n(r * 0.76)} ${n(-r * 0.3)}C${n(r * 0.86)} ${n(-r * 0.36)} ${n(r * 0.98)} ${n(-r * 0.3)} ${n(r * 0.96)} ${n(-r * 0.16)}C${n(r * 0.9)} ${n(-r * 0.04)} ${n(r * 0.8)} ${n(-r * 0.06)} ${n(r * 0.74)} ${n(-r * 0.08)}C${n(r * 0.7)} ${n(r * 0.4)} ${n(r * 0.2)} ${n(r * 0.56)} ${n(-r * 0.2)} ${n(r * 0.54)}C${n(-r * 0.6)} ${n(r * 0.54)} ${n(-r * 0.86)} ${n(r * 0.4)} ${n(-r * 0.86)} ${n(r * 0.1)}Z`,
    coat,
    ink,
    2.2,
  ) +
  path(
    `M${n(-r * 0.84)} ${n(r * 0.2)}C${n(-r * 0.5)} ${n(r * 0.3)} ${n(-r * 0.1)} ${n(r * 0.24)} ${n(r * 0.3)} ${n(r * 0.42)}C${n(0)} ${n(r * 0.56)} ${n(-r * 0.76)} ${n(r * 0.66)} ${n(-r * 0.84)} ${n(r * 0.2)}Z`,
    belly,
  ) +
  circle(-r * 0.56, r * 0.04, r * 0.055, coat === ink ? belly : ink) +
  path(
    `M${n(-r * 0.3)} ${n(-r * 0.5)}V${n(-r * 0.66)}C${n(-r * 0.34)} ${n(-r * 0.86)} ${n(-r * 0.56)} ${n(-r * 0.84)} ${n(-r * 0.54)} ${n(-r * 0.68)}M${n(-r * 0.3)} ${n(-r * 0.66)}C${n(-r * 0.26)} ${n(-r * 0.86)} ${n(-r * 0.04)} ${n(-r * 0.84)} ${n(-r * 0.06)} ${n(-r * 0.68)}`,
    "none",
    water,
    2.6,
  );

export const boat = (r: number, hull: string, sail: string, sail2: string, ink: string): string =>
  path(
    `M${n(-r * 0.76)} ${n(r * 0.36)}H${n(r * 0.76)}C${n(r * 0.6)} ${n(r * 0.8)} ${n(r * 0.4)} ${n(r * 0.84)} 0 ${n(r * 0.84)}C${n(-r * 0.4)} ${n(r * 0.84)} ${n(-r * 0.6)} ${n(r * 0.8)} ${n(-r * 0.76)} ${n(r * 0.36)}Z`,
    hull,
    ink,
    2.2,
  ) +
  path(`M0 ${n(r * 0.36)}V${n(-r * 0.9)}`, "none", ink, 2.2) +
  path(
    `M${n(r * 0.06)} ${n(-r * 0.84)}C${n(r * 0.6)} ${n(-r * 0.4)} ${n(r * 0.66)} 0 ${n(r * 0.62)} ${n(r * 0.22)}H${n(r * 0.06)}Z`,
    sail,
    ink,
    2,
  ) +
  path(
    `M${n(-r * 0.07)} ${n(-r * 0.66)}C${n(-r * 0.42)} ${n(-r * 0.3)} ${n(-r * 0.5)} 0 ${n(-r * 0.5)} ${n(r * 0.22)}H${n(-r * 0.07)}Z`,
    sail2,
    ink,
    2,
  );
