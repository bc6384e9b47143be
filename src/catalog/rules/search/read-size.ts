import { centimetresOf } from "../size.ts";

/** `sizes`: the most fitting first, where one fits better than another. */
export type SizeWish = { sizes: string[]; label: string };

const NUMBER = String.raw`(\d+(?:[.,]\d+)?)`;
const METRES = "metros|metro|mts|mt|m";
const UNIT = String.raw`(?: ?(${METRES}|centimetros|cms|cm|pies|ft)\b)?`;
const SIDES = new RegExp(String.raw`\b${NUMBER}${UNIT} ?(?:x|\*|por) ?${NUMBER}${UNIT}(?![\w])`);
const ONE_SIDE = new RegExp(String.raw`\b${NUMBER} ?(${METRES}|centimetros|cms|cm)\b(?: de (?:largo|ancho|diametro))?`);
const OF_A_ROOM = /\b(sala|salon|comedor|alcoba|habitacion|cuarto|dormitorio|espacio|pieza|estudio) (?:de |es de )?$/;

/** Sizes are labelled in whole feet. */
const LABELS = Array.from({ length: 19 }, (_, w) => Array.from({ length: 19 - w }, (_each, l) => `${w + 2}x${w + l + 2}`)).flat();
type Sides = { width: number; length: number };
const OF_LABEL = new Map(LABELS.map((label) => [label, centimetresOf(label)!]));
const labelsThat = (fit: (sides: Sides) => boolean): string[] => LABELS.filter((label) => fit(OF_LABEL.get(label)!));

const near = (is: number, wanted: number, share: number): boolean => Math.abs(is - wanted) <= wanted * share;
export const squareMetres = ({ width, length }: Sides): number => (width * length) / 10_000;

export const sizesOfArea = (least: number, most: number): string[] =>
  labelsThat((sides) => squareMetres(sides) >= least && squareMetres(sides) <= most);

/** A bare `5x8` is a size in feet; `2x3` is nobody's size in feet, so these are metres. */
const areFeet = (a: number, b: number): boolean => a * b >= 24 || Math.max(a, b) >= 8;

function centimetres(a: number, b: number, unit: string | undefined): Sides & { isLabel: boolean } {
  const [width, length] = [Math.min(a, b), Math.max(a, b)];
  const bare = unit === undefined && Number.isInteger(a) && Number.isInteger(b) && length <= 20;
  if (unit === "pies" || unit === "ft" || (bare && areFeet(a, b))) return { width, length, isLabel: true };
  const factor = unit?.startsWith("c") || (unit === undefined && length > 20) ? 1 : 100;
  return { width: width * factor, length: length * factor, isLabel: false };
}

/** Both sides within a quarter, the nearest first. */
function nearest({ width, length }: Sides): string[] {
  const apart = (label: string): number => {
    const sides = OF_LABEL.get(label)!;
    return Math.abs(sides.width - width) / width + Math.abs(sides.length - length) / length;
  };
  const found = labelsThat((sides) => near(sides.width, width, 0.25) && near(sides.length, length, 0.25));
  return found.sort((a, b) => apart(a) - apart(b));
}

/** A room wants floor around its rug: a hand's breadth less than the room, but more than half of it. */
const forRoom = ({ width, length }: Sides): string[] =>
  labelsThat(
    (sides) =>
      sides.width <= width - 50 && sides.length <= length - 50 && sides.width >= 0.6 * width && sides.length >= 0.6 * length,
  ).sort((a, b) => squareMetres(OF_LABEL.get(b)!) - squareMetres(OF_LABEL.get(a)!));

const number = (text: string): number => Number(text.replace(",", "."));
const metres = (cm: number): string => String(Math.round(cm) / 100).replace(".", ",");

function readSides(text: string) {
  const match = SIDES.exec(text);
  if (!match) return undefined;
  const [whole, a, unitA, b, unitB] = match;
  const sides = centimetres(number(a!), number(b!), unitB ?? unitA);
  const span = { from: match.index, to: match.index + whole.length };
  const room = OF_A_ROOM.exec(text.slice(0, match.index));
  if (sides.isLabel) {
    const label = `${sides.width}x${sides.length}`;
    return { ...span, wish: { sizes: [label], label } };
  }
  if (room && sides.width >= 200)
    return { ...span, wish: { sizes: forRoom(sides), label: `Espacio de ${metres(sides.width)} × ${metres(sides.length)} m` } };
  return {
    ...span,
    wish: { sizes: nearest(sides), label: `Cerca de ${Math.round(sides.width)} × ${Math.round(sides.length)} cm` },
  };
}

function readOneSide(text: string) {
  const match = ONE_SIDE.exec(text);
  if (!match) return undefined;
  const [whole, value, unit] = match;
  const side = number(value!) * (unit!.startsWith("c") ? 1 : 100);
  const sizes = labelsThat(({ width, length }) => near(width, side, 0.15) || near(length, side, 0.15));
  return { from: match.index, to: match.index + whole.length, wish: { sizes, label: `Un lado cerca de ${Math.round(side)} cm` } };
}

/** What a search says about the size, in centimetres, metres or feet, and where in the folded text it says so. */
export const readSize = (text: string): { wish: SizeWish; from: number; to: number } | undefined =>
  readSides(text) ?? readOneSide(text);
