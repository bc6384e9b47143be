const CM_PER_FOOT = 30.48;

/** Spec §5: lower case, without cm, × as x, no leading zeros. */
export const normalizeSize = (size: string): string =>
  size
    .toLowerCase()
    .replaceAll("cm", "")
    .replaceAll("×", "x")
    .replaceAll(/\s+/g, "")
    .replaceAll(/(^|x)0+(?=\d)/g, "$1");

/** The two numbers of a label such as 5x8 (feet); undefined when it is no such label. */
export function feetOf(size: string): { width: number; length: number } | undefined {
  const match = /^(\d+(?:\.\d+)?)x(\d+(?:\.\d+)?)$/.exec(normalizeSize(size));
  return match ? { width: Number(match[1]), length: Number(match[2]) } : undefined;
}

/** Labels are feet, shoppers think in centimetres. */
export function centimetresOf(size: string): { width: number; length: number } | undefined {
  const feet = feetOf(size);
  return feet && { width: Math.round(feet.width * CM_PER_FOOT), length: Math.round(feet.length * CM_PER_FOOT) };
}

/** `6x9 · 183 × 274 cm` */
export function showSize(size: string): string {
  const cm = centimetresOf(size);
  return cm ? `${size} · ${cm.width} × ${cm.length} cm` : size;
}

/** Spec §2 Admin: sizes without a place in the collection's order go by the product of their numbers. */
export const areaOf = (size: string): number => {
  const feet = feetOf(size);
  return feet ? feet.width * feet.length : 0;
};
