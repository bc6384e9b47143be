export type PriceWish = { least?: number; most?: number };

const NUMBER = String.raw`\$?(\d+(?:[.,]\d+)*|un|medio)`;
const UNIT = String.raw`(?: ?(millones|millon|palos|palo|mm|m|mil|k)\b)?`;
const AMOUNT = `${NUMBER}${UNIT}(?: de pesos| pesos)?`;
const AT_MOST = "menos de|menor a|menores a|maximo|max|hasta|por debajo de|debajo de|no mas de|que no pase de|inferior a|<";
const AT_LEAST = "mas de|mayor a|mayores a|minimo|desde|por encima de|encima de|a partir de|superior a|>";

const MILLION = 1_000_000;
/** No rug costs more; a number of thirty digits is no number of the database's. */
const MOST = 1_000_000 * MILLION;
const UNITS: Record<string, number> = {
  millones: MILLION,
  millon: MILLION,
  palos: MILLION,
  palo: MILLION,
  mm: MILLION,
  m: MILLION,
  mil: 1000,
  k: 1000,
};

/** `2.500.000`, `2,5 millones`, `800 mil`; a bare small number can only be millions here. */
function pesosOf(number: string, unit: string | undefined, otherUnit?: string): number {
  if (number === "un") return MILLION;
  if (number === "medio") return MILLION / 2;
  const isGrouped = /^\d{1,3}([.,]\d{3})+$/.test(number);
  const value = isGrouped ? Number(number.replaceAll(/[.,]/g, "")) : Number.parseFloat(number.replace(",", "."));
  const factor = UNITS[unit ?? otherUnit ?? ""] ?? (value < 100 ? MILLION : 1);
  return Math.min(MOST, Math.round(value * (isGrouped && value >= 1000 ? 1 : factor)));
}

const WISHES: [RegExp, (match: RegExpExecArray) => PriceWish][] = [
  [
    new RegExp(`\\bentre ${AMOUNT} y ${AMOUNT}`),
    ([, one, oneUnit, other, otherUnit]) => {
      const ends = [pesosOf(one!, oneUnit, otherUnit), pesosOf(other!, otherUnit)];
      return { least: Math.min(...ends), most: Math.max(...ends) };
    },
  ],
  [new RegExp(`(?:${AT_MOST}) ?(?:de )?${AMOUNT}`), ([, number, unit]) => ({ most: pesosOf(number!, unit) })],
  [new RegExp(`(?:${AT_LEAST}) ?(?:de )?${AMOUNT}`), ([, number, unit]) => ({ least: pesosOf(number!, unit) })],
  [
    /\b(?:de |por )?(\d+(?:[.,]\d+)*) ?(millones|millon|palos)\b(?: de pesos)?/,
    ([, number, unit]) => ({ least: pesosOf(number!, unit) * 0.85, most: pesosOf(number!, unit) * 1.15 }),
  ],
];

/** What a search says about the price, and where in the folded text it says so. */
export function readPrice(text: string): { wish: PriceWish; from: number; to: number } | undefined {
  for (const [pattern, wishOf] of WISHES) {
    const match = pattern.exec(text);
    if (match) return { wish: wishOf(match), from: match.index, to: match.index + match[0].length };
  }
  return undefined;
}
