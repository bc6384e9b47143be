import { centimetresOf, currentSize, normalizeSize } from "../../catalog/rules/size.ts";

const CM_PER_FOOT = 30.48;
/** Another shop's 160 × 230 cm is this one's 5x8 (152 × 244): labels in feet are round numbers. */
const NEAR = 0.08;
const ROUNDED = 0.03;
const LONGEST_CM = 2000;
/** More is no size, and would keep the patterns below busy. */
export const LONGEST_SIZE = 200;

type Mapped = { size: string } | { wrong: readonly [en: string, es: string] };
type Sides = { width: number; length: number };

const NUMBER = String.raw`(\d+(?:[.,]\d+)?)`;
const SIDE = String.raw`${NUMBER}\s*(?:(?:'|ft|feet|pies)\s*(?:${NUMBER}\s*(?:"|''|in))?)?`;
const PAIR = new RegExp(String.raw`${SIDE}\s*(?:cm|mts?|m)?\s*x\s*${SIDE}`);
const ROUND = new RegExp(
  String.raw`(?:ø|diametro|redonda?|round)\D*${NUMBER}|${NUMBER}\s*(?:cm|mts?|m|ft|pies)?\D*(?:ø|redonda?|round)`,
);
const plain = (raw: string): string =>
  raw
    .toLowerCase()
    .normalize("NFD")
    .replaceAll(/\p{M}/gu, "")
    .replaceAll(/[×*]|\bby\b|\bpor\b/g, "x")
    .replaceAll(/[’′]/g, "'")
    .replaceAll(/[”“″]/g, '"');
const amount = (text: string | undefined): number => Number((text ?? "0").replace(",", "."));

/** In feet as written, or in centimetres. */
function readSides(raw: string): { feet?: Sides; cm: Sides } | undefined {
  const text = plain(raw);
  const pair = PAIR.exec(text);
  const round = pair ? null : ROUND.exec(text);
  const side = round?.[1] ?? round?.[2];
  const [width, inches1, length, inches2] = pair ? pair.slice(1) : [side, undefined, side, undefined];
  if (!width || !length) return undefined;
  const [w, l] = [amount(width), amount(length)];
  if (!(w > 0) || !(l > 0)) return undefined;
  if (/\d\s*(?:m|mts?|metros)\b/.test(text)) return { cm: { width: w * 100, length: l * 100 } };
  if (/\d\s*cm\b/.test(text) || (Math.min(w, l) >= 30 && !/'|ft|feet|pies/.test(text))) return { cm: { width: w, length: l } };
  const cm = { width: (w + amount(inches1) / 12) * CM_PER_FOOT, length: (l + amount(inches2) / 12) * CM_PER_FOOT };
  return inches1 || inches2 ? { cm } : { feet: { width: w, length: l }, cm };
}

const offBy = (one: Sides, other: Sides): number =>
  Math.max(Math.abs(one.width / other.width - 1), Math.abs(one.length / other.length - 1));
const turned = ({ width, length }: Sides): Sides => ({ width: length, length: width });

function roundFeet({ width, length }: Sides): string {
  const [w, l] = [width / CM_PER_FOOT, length / CM_PER_FOOT];
  for (const step of [1, 0.5]) {
    const near = { width: Math.round(w / step) * step, length: Math.round(l / step) * step };
    if (near.width > 0 && near.length > 0 && offBy(near, { width: w, length: l }) <= ROUNDED)
      return `${near.width}x${near.length}`;
  }
  return `${Math.max(0.1, Number(w.toFixed(1)))}x${Math.max(0.1, Number(l.toFixed(1)))}`;
}

/** A size of another shop as one of this shop's: the same, the nearest known one, or a new one in feet. */
export function mapSize(raw: string, known: readonly string[]): Mapped {
  const same = known.find((size) => normalizeSize(size) === normalizeSize(currentSize(raw)));
  if (same) return { size: same };
  const sides = raw.length <= LONGEST_SIZE ? readSides(raw) : undefined;
  if (!sides || Math.max(sides.cm.width, sides.cm.length) > LONGEST_CM)
    return {
      wrong: [
        `“${raw.slice(0, LONGEST_SIZE)}” is no size: write it as 5x8 (feet) or 160 x 230 cm`,
        `“${raw.slice(0, LONGEST_SIZE)}” no es una medida: escríbela como 5x8 (pies) o 160 x 230 cm`,
      ],
    };
  if (sides.feet) {
    const label = currentSize(`${sides.feet.width}x${sides.feet.length}`);
    return { size: known.find((size) => normalizeSize(size) === normalizeSize(label)) ?? label };
  }
  const nearest = known
    .flatMap((size) => {
      const cm = centimetresOf(size);
      return cm ? [{ size, off: Math.min(offBy(sides.cm, cm), offBy(turned(sides.cm), cm)) }] : [];
    })
    .sort((a, b) => a.off - b.off)[0];
  return { size: nearest && nearest.off <= NEAR ? nearest.size : roundFeet(sides.cm) };
}
