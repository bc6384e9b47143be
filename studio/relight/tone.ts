/** Diffuse grey of the neutral rug in the rendered scenes. */
export const GREY = 0.4;

const CONTRAST = 0.94;
const MIDDLE = 0.185 ** CONTRAST;

/** Our film: linear light to display value 0..1, a soft toe and a long shoulder (Naka-Rushton response). */
export function tone(light: number): number {
  if (light <= 0) return 0;
  const response = light ** CONTRAST;
  return response / (response + MIDDLE);
}

const STEPS = 4096;
const LOW = -12;
const SPAN = 18;
const table = Float32Array.from({ length: STEPS + 1 }, (_, i) => tone(2 ** (LOW + (SPAN * i) / STEPS)));

/** `tone` by table, for millions of pixels. */
export function toneFast(light: number): number {
  if (light <= 2 ** LOW) return tone(light);
  const at = Math.min(STEPS - 1e-3, ((Math.log2(light) - LOW) / SPAN) * STEPS);
  const i = Math.floor(at);
  return table[i]! + (table[i + 1]! - table[i]!) * (at - i);
}

/** sRGB byte to linear light. */
export const LINEAR = Float32Array.from({ length: 256 }, (_, i) => {
  const value = i / 255;
  return value > 0.04045 ? ((value + 0.055) / 1.055) ** 2.4 : value / 12.92;
});
