import type { Rug } from "../../catalog/contract.ts";
import { showColor } from "../../catalog/rules/show-word.ts";
import { fold } from "../../platform/text.ts";
import { distance, type Lab, type RoomPalette } from "./room-palette.ts";

// Which rugs suit a room: every rule and number of it. A rug gains by its size for the floor one sees,
// by standing out from the floor, by agreeing with the furniture, and by what the shopper wishes.

/** A size that fits the floor, largest first, and how much floor stays free around it. */
export type FittingSize = { size: string; freeCm: number };

export type Wishes = { lighter?: boolean; darker?: boolean; larger?: boolean; calmer?: boolean; mostPesos?: number };

export type Advice = { rug: Rug; size: string; price: number; score: number; why: string };

type AdvisedRug = Pick<Rug, "id" | "name" | "colors" | "color" | "sizes" | "tags" | "rating" | "catalog">;

/** A rug must differ this much from the floor to be seen, and beyond the second it shouts. */
const CONTRAST = { least: 14, best: 34, most: 110 };
/** Below this a colour is grey, white or black: it agrees with everything. */
const GREY = 11;
/** Free floor round a rug, in centimetres, that a decorator leaves. */
const FREE = { least: 15, best: 40, most: 110 };
const MOST_ADVICE = 6;
/** No more than this many of one collection: six times the same is no advice. */
const OF_ONE_COLLECTION = 2;

/** The colours rugs are sold under, as an eye sees them. */
const COLOURS: Record<string, Lab> = {
  beige: [82, 2, 14],
  hueso: [90, 0, 8],
  marfil: [91, 0, 9],
  crema: [90, 1, 12],
  blanco: [94, 0, 2],
  gris: [62, 0, 0],
  negro: [16, 0, 0],
  azul: [34, 2, -32],
  "azul claro": [66, -6, -20],
  celeste: [74, -8, -18],
  turquesa: [62, -28, -12],
  verde: [44, -20, 14],
  "verde oliva": [48, -8, 28],
  rojo: [36, 46, 26],
  vino: [26, 32, 10],
  terracota: [52, 30, 32],
  naranja: [64, 34, 50],
  dorado: [68, 6, 46],
  amarillo: [80, 2, 58],
  mostaza: [66, 8, 52],
  cafe: [36, 12, 22],
  marron: [34, 12, 20],
  rosa: [74, 22, 6],
  rosado: [74, 22, 6],
  morado: [34, 28, -26],
  lila: [68, 16, -16],
  plateado: [74, 0, -2],
  camel: [62, 12, 30],
};

const coloursOf = ({ colors, color }: AdvisedRug): [string, Lab][] =>
  [...colors, color ?? ""].flatMap((name): [string, Lab][] => {
    const lab = COLOURS[fold(showColor(name))];
    return lab ? [[showColor(name), lab]] : [];
  });

const chroma = ([, a, b]: Lab) => Math.hypot(a, b);
const hue = ([, a, b]: Lab) => (Math.atan2(b, a) * 180) / Math.PI;
const apart = (a: Lab, b: Lab) => Math.abs(((hue(a) - hue(b) + 540) % 360) - 180);

/** 1 at the best value, falling to 0 at the ends. */
const tent = (value: number, { least, best, most }: { least: number; best: number; most: number }) =>
  Math.max(0, Math.min(1, value < best ? (value - least) / (best - least) : (most - value) / (most - best)));

/** Colours go together when they are neighbours, opposites, or one of them is grey. */
export function harmony(a: Lab, b: Lab): number {
  if (chroma(a) < GREY || chroma(b) < GREY) return 0.75;
  const degrees = apart(a, b);
  if (degrees < 35) return 1;
  if (degrees > 115) return 0.85;
  return degrees > 55 && degrees < 100 ? 0.25 : 0.5;
}

/** The best six for a room, best first, each with its size and a sentence why. */
export function advise<R extends Rug>(
  rugs: readonly R[],
  palette: RoomPalette,
  fitting: readonly FittingSize[],
  wishes: Wishes = {},
): Advice[] {
  const all = rugs.flatMap((rug) => adviceOn(rug, palette, fitting, wishes) ?? []).toSorted((a, b) => b.score - a.score);
  const counts = new Map<string, number>();
  return all
    .filter(({ rug }) => {
      const count = counts.get(rug.catalog) ?? 0;
      counts.set(rug.catalog, count + 1);
      return count < OF_ONE_COLLECTION;
    })
    .slice(0, MOST_ADVICE);
}

function adviceOn(rug: Rug, palette: RoomPalette, fitting: readonly FittingSize[], wishes: Wishes): Advice | null {
  const colours = coloursOf(rug);
  const sold = sizeFor(rug, fitting, wishes);
  if (colours.length === 0 || !sold) return null;
  const [main] = colours;
  const contrast = tent(distance(main![1], palette.floor), CONTRAST);
  const agrees = Math.max(...colours.map(([, lab]) => harmony(lab, palette.furniture)));
  const calm = harmony(main![1], palette.walls);
  const room = tent(sold.freeCm, FREE);
  const wished =
    (wishes.lighter ? (main![1][0] - 55) / 45 : 0) +
    (wishes.darker ? (55 - main![1][0]) / 45 : 0) +
    (wishes.calmer ? 0.6 - chroma(main![1]) / 50 : 0) +
    (wishes.larger ? sold.area / 12 : 0);
  const score = 1.1 * contrast + 0.8 * agrees + 0.3 * calm + 0.6 * room + 0.08 * (rug.rating ?? 4) + wished;
  const why = because(rug, main![0], palette, { contrast, agrees, ...sold });
  return { rug, size: sold.size, price: sold.price, score, why };
}

/** The largest size in stock that fits and is within the budget. */
function sizeFor(rug: AdvisedRug, fitting: readonly FittingSize[], { mostPesos = Infinity }: Wishes) {
  for (const { size, freeCm } of fitting) {
    const sold = rug.sizes.find((each) => each.size === size);
    if (!sold || sold.inventory <= 0 || sold.price <= 0 || sold.price > mostPesos) continue;
    const [width = 0, length = 0] = size.split("x").map(Number);
    return { size, price: sold.price, freeCm, area: (width * length) / 10 };
  }
  return null;
}

const lightWord = ([light]: Lab) => (light > 68 ? "claro" : light < 42 ? "oscuro" : "de tono medio");

/** What furniture's colour is called, after "tus muebles". */
function furnitureWord(lab: Lab): string {
  if (chroma(lab) < GREY) return lab[0] > 72 ? "claros" : lab[0] < 35 ? "oscuros" : "grises";
  const nearest = Object.entries(COLOURS).toSorted(([, a], [, b]) => distance(a, lab) - distance(b, lab))[0]![0];
  return `en ${nearest === "cafe" ? "café" : nearest === "marron" ? "marrón" : nearest}`;
}

type Reasons = { contrast: number; agrees: number; size: string; freeCm: number };

/** "Tu piso es claro y tus muebles grises: el azul de Bósforo contrasta sin pelear; 8x10 deja 45 cm libres." */
function because(rug: AdvisedRug, colour: string, palette: RoomPalette, { contrast, agrees, size, freeCm }: Reasons): string {
  const room = `Tu piso es ${lightWord(palette.floor)} y tus muebles ${furnitureWord(palette.furniture)}`;
  const verdict =
    contrast > 0.55 && agrees > 0.6
      ? "contrasta sin pelear"
      : contrast > 0.55
        ? "resalta sobre el piso"
        : agrees > 0.8
          ? "hace juego y no compite"
          : "acompaña en voz baja";
  const free = freeCm >= 20 ? `; ${size} deja ${Math.round(freeCm / 5) * 5} cm libres` : `; ${size} es lo más grande que cabe`;
  return `${room}: el ${colour.toLowerCase()} de ${rug.name} ${verdict}${free}.`;
}
