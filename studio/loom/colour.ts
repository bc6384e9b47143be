export type Rgb = [number, number, number];

export const rgb = (hex: string): Rgb => [
  Number.parseInt(hex.slice(1, 3), 16),
  Number.parseInt(hex.slice(3, 5), 16),
  Number.parseInt(hex.slice(5, 7), 16),
];

export const mix = (a: Rgb, b: Rgb, t: number): Rgb => [
  a[0] + (b[0] - a[0]) * t,
  a[1] + (b[1] - a[1]) * t,
  a[2] + (b[2] - a[2]) * t,
];

export const light = (c: Rgb): number => 0.3 * c[0] + 0.59 * c[1] + 0.11 * c[2];

export type Ramp = [at: number, colour: Rgb][];

export const rampOf = (...stops: [number, string][]): Ramp => stops.map(([at, hex]) => [at, rgb(hex)]);

export function along(ramp: Ramp, t: number): Rgb {
  let [before, colour] = ramp[0]!;
  if (t <= before) return colour;
  for (const [at, next] of ramp.slice(1)) {
    if (t <= at) return mix(colour, next, (t - before) / (at - before));
    [before, colour] = [at, next];
  }
  return colour;
}
