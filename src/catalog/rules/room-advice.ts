import { laidSize, type LaidSize, type Measure, type Scene, SCENES, scenesFor } from "./scale.ts";
import { seatsAt } from "./seats.ts";

/**
 * Which size to choose for a room. Under furniture the smallest rug that is large enough; in a hallway or an entrance the
 * largest that leaves floor around it. A rug lies with its length across the furniture, or along the hallway.
 */
/** A sentence around the size it speaks of; without one there is none to choose. */
export type Advice = { before: string; size?: string; after: string };

/** A sofa looks as if on an island where the rug ends with it. */
const BESIDE_SOFA = 15;
/** Two feet stand on the rug when one gets up. */
const BESIDE_BED = 40;
/** A chair with somebody getting up from it. */
const CHAIR_OUT = 60;
/** Less would be a strip, not a place to stand. */
const LEAST_DEEP = 150;
const FLOOR_LEFT: Partial<Record<Scene, number>> = { pasillo: 10, entrada: 15 };

/** The least a rug must measure under furniture, or the most it may in a hallway or an entrance. */
export function boundOf(scene: Scene, own: Measure, isRound: boolean): Measure {
  if (scene === "sofa" && isRound) return { wide: Math.round((own.wide * 2) / 3), deep: 0 };
  if (scene === "sofa") return { wide: own.wide + 2 * BESIDE_SOFA, deep: LEAST_DEEP };
  if (scene === "cama") return { wide: own.wide + 2 * BESIDE_BED, deep: LEAST_DEEP };
  if (scene === "comedor") {
    const wide = own.wide + 2 * CHAIR_OUT;
    return { wide, deep: isRound ? wide : own.deep + 2 * CHAIR_OUT };
  }
  const left = FLOOR_LEFT[scene]!;
  return { wide: own.wide - 2 * left, deep: own.deep - 2 * left };
}

const isSpace = (scene: Scene): boolean => scene in FLOOR_LEFT;

export function suits(scene: Scene, size: Measure, own: Measure, isRound: boolean): boolean {
  const bound = boundOf(scene, own, isRound);
  return isSpace(scene) ? size.wide <= bound.wide && size.deep <= bound.deep : size.wide >= bound.wide && size.deep >= bound.deep;
}

/** Of those in stock: the smallest that is large enough, or the longest that fits. */
export function bestSize(scene: Scene, sizes: readonly LaidSize[], own: Measure, isRound: boolean): LaidSize | undefined {
  const fitting = sizes.filter((size) => suits(scene, size, own, isRound));
  if (isSpace(scene)) return fitting.toSorted((a, b) => b.wide - a.wide || b.deep - a.deep)[0];
  return fitting.toSorted((a, b) => a.wide * a.deep - b.wide * b.deep)[0];
}

const NAMES: Record<Scene, (own: Measure) => string> = {
  sofa: ({ wide }) => `un sofá de ${wide} cm`,
  cama: ({ wide }) => `una cama de ${wide} cm`,
  comedor: ({ wide }) => `un comedor de ${seatsAt(wide)} puestos`,
  pasillo: ({ wide, deep }) => `un pasillo de ${wide} × ${deep} cm`,
  entrada: ({ wide, deep }) => `una entrada de ${wide} × ${deep} cm`,
};

const half = (cm: number): number => Math.floor(cm / 2);

function praise(scene: Scene, size: Measure, own: Measure, isRound: boolean): string {
  const beside = half(size.wide - own.wide);
  if (scene === "sofa") return isRound ? "queda centrada frente al sofá" : `sobresale ${beside} cm a cada lado`;
  if (scene === "cama") return `pisas alfombra al levantarte, ${beside} cm a cada lado`;
  if (scene === "comedor") return "las sillas quedan dentro";
  return `quedan ${half(own.deep - size.deep)} cm libres a cada lado`;
}

function fault(scene: Scene, size: Measure, own: Measure, isRound: boolean): string {
  const bound = boundOf(scene, own, isRound);
  if (isSpace(scene)) {
    const isLong = size.wide > bound.wide;
    return isLong ? `es muy larga: mide ${size.wide} cm` : `es muy ancha: mide ${size.deep} cm`;
  }
  const missing = Math.ceil(Math.max(bound.wide - size.wide, bound.deep - size.deep) / 2);
  if (scene === "comedor") return `las sillas se salen ${missing} cm`;
  if (size.wide >= bound.wide) return `es angosta: tiene ${size.deep} cm de fondo`;
  const beside = half(size.wide - own.wide);
  return beside > 0
    ? `solo quedan ${beside} cm a cada lado`
    : `queda más corta que ${SCENES[scene].said === "cama" ? "la cama" : "el sofá"}`;
}

type Room = { scene: Scene; chosen: LaidSize; sizes: readonly LaidSize[]; own?: Measure; isRound?: boolean };

export function advise({ scene, chosen, sizes, own = SCENES[scene], isRound = false }: Room): Advice {
  const name = NAMES[scene](own);
  const best = bestSize(scene, sizes, own, isRound);
  if (suits(scene, chosen, own, isRound)) {
    const good = praise(scene, chosen, own, isRound);
    if (!best || best.label === chosen.label) return { before: `Para ${name} elige `, size: chosen.label, after: `: ${good}.` };
    const too = isSpace(scene) ? "También cabe " : `Para ${name} basta `;
    return { before: `En ${chosen.label} ${good}. ${too}`, size: best.label, after: "." };
  }
  const bad = `En ${chosen.label} ${fault(scene, chosen, own, isRound)}.`;
  if (best) return { before: `${bad} Para ${name} elige `, size: best.label, after: `: ${praise(scene, best, own, isRound)}.` };
  const { wide, deep } = boundOf(scene, own, isRound);
  const wanted = isSpace(scene) ? `una de hasta ${wide} × ${deep} cm` : `una de al menos ${wide} × ${deep || wide} cm`;
  return { before: `${bad} Para ${name} hace falta ${wanted}.`, after: "" };
}

/** Every sentence the drawing may need before anybody types sizes of their own, by scene and size. */
export type AdviceBook = Partial<Record<Scene, Record<string, Advice>>>;

export function adviceBook(rug: { shape: string; sizes: readonly { size: string; inventory: number }[] }): AdviceBook {
  const isRound = rug.shape === "redonda";
  const laid = (each: { size: string }): LaidSize[] => [laidSize(each.size) ?? []].flat();
  const inStock = rug.sizes.filter(({ inventory }) => inventory > 0).flatMap(laid);
  const all = rug.sizes.flatMap(laid);
  const of = (scene: Scene) =>
    Object.fromEntries(all.map((chosen) => [chosen.label, advise({ scene, chosen, sizes: inStock, isRound })]));
  return Object.fromEntries(scenesFor(rug.shape).map((scene) => [scene, of(scene)]));
}
