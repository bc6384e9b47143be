const CM_PER_FOOT = 30.48;

/** Spec §5: lower case, without cm, × as x, no leading zeros. */
export const normalizeSize = (size: string): string =>
  size
    .toLowerCase()
    .replaceAll("cm", "")
    .replaceAll("×", "x")
    .replaceAll(/\s+/g, "")
    .replaceAll(/(^|x)0+(?=\d)/g, "$1");

type Sides = { width: number; length: number };

/** The owner's centimetres, where they are others than the label says. Of the process, and of the page: one shop each. */
let known: ReadonlyMap<string, Sides> = new Map();

/** What sizes were called before the owner renamed them, spelled as normalizeSize() does. */
let renamed: ReadonlyMap<string, string> = new Map();

/** The server gives what the settings say, the page what came with it. */
export function knowSizes(
  sizes: readonly ({ name: string } & Sides)[],
  names?: readonly (readonly [before: string, now: string])[],
): void {
  renamed = new Map(names);
  known = new Map(sizes.map(({ name, width, length }) => [normalizeSize(name), { width, length }]));
}

export const renamedSizes = (): [before: string, now: string][] => [...renamed];

/** What knowSizes() was given, for a worker: it has a memory of its own. */
export const knownSizes = (): Parameters<typeof knowSizes> => [
  Array.from(known, ([name, sides]) => ({ name, ...sides })),
  renamedSizes(),
];

/** What a size is called now. */
export const currentSize = (size: string): string => renamed.get(normalizeSize(size)) ?? size;

/** The line of a size, however it is spelled and whatever it was called before. */
export const findSize = <T extends { size: string }>(lines: readonly T[], wanted: string): T | undefined =>
  lines.find(({ size }) => normalizeSize(size) === normalizeSize(currentSize(wanted)));

/** Those that a label does not tell: what a page must bring along. */
export const sizesUnlikeLabels = <T extends { name: string } & Sides>(sizes: readonly T[]): T[] =>
  sizes.filter(({ name, width, length }) => {
    const told = inCentimetres(feetIn(name));
    return told?.width !== width || told.length !== length;
  });

const inCentimetres = (feet: Sides | undefined): Sides | undefined =>
  feet && { width: Math.round(feet.width * CM_PER_FOOT), length: Math.round(feet.length * CM_PER_FOOT) };

const givenSides = (size: string): Sides | undefined => known.get(normalizeSize(currentSize(size)));

/** The two numbers of a label such as 5x8 (feet); undefined when it is no such label and the owner gives none. */
export function feetOf(size: string): Sides | undefined {
  const cm = givenSides(size);
  return cm ? { width: cm.width / CM_PER_FOOT, length: cm.length / CM_PER_FOOT } : feetIn(size);
}

function feetIn(size: string): Sides | undefined {
  const match = /^(\d+(?:\.\d+)?)x(\d+(?:\.\d+)?)$/.exec(normalizeSize(size));
  return match ? { width: Number(match[1]), length: Number(match[2]) } : undefined;
}

/** Labels are feet, shoppers think in centimetres. */
export const centimetresOf = (size: string): Sides | undefined => givenSides(size) ?? inCentimetres(feetIn(size));

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
