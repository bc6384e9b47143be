import { centimetresOf } from "./size.ts";

/** The to-scale room: seen from 25° above, x is true, depth × 0.42, height × 0.91. One unit is 1 cm: it never lies. */
export const DEPTH = 0.42;
export const HEIGHT = 0.91;
export const CENTRE = 257;
export const VIEW = "0 -104 530 272";

export type Scene = "sofa" | "cama" | "comedor" | "pasillo" | "entrada";
/** What stands or where it lies, in centimetres: across the drawing and into it. */
export type Measure = { wide: number; deep: number };
export type LaidSize = Measure & { label: string };
/** The length is laid across. */
export function laidSize(label: string): LaidSize | undefined {
  const cm = centimetresOf(label);
  return cm && { label, wide: Math.max(cm.width, cm.length), deep: Math.min(cm.width, cm.length) };
}

/** Usual sizes, until somebody types their own. */
export const SCENES: Record<Scene, Measure & { name: string; said: string }> = {
  sofa: { name: "Sofá", said: "sofá", wide: 220, deep: 98 },
  cama: { name: "Cama", said: "cama", wide: 160, deep: 200 },
  comedor: { name: "Comedor", said: "mesa", wide: 180, deep: 90 },
  pasillo: { name: "Pasillo", said: "pasillo", wide: 350, deep: 120 },
  entrada: { name: "Entrada", said: "entrada", wide: 240, deep: 180 },
};

/** Where people lay a rug of that shape, the likeliest first. */
export function scenesFor(shape: string): Scene[] {
  if (shape === "pasillo") return ["pasillo", "entrada"];
  if (shape === "redonda") return ["sofa", "comedor", "entrada"];
  return ["sofa", "cama", "comedor", "pasillo", "entrada"];
}

/** The middle of the table, from the wall. */
export const TABLE = 178;

/** How far from the wall line the rug begins: under a sofa's front, a bed's foot, a table's middle; in a hallway's middle. */
export function backOf(scene: Scene, depth: number, own: Measure = SCENES[scene]): number {
  if (scene === "sofa") return 98 - Math.max(18, (depth - 100) * 0.24);
  if (scene === "cama") return Math.max(30, 150 - depth * 0.4);
  if (scene === "comedor") return TABLE - depth / 2;
  return (own.deep - depth) / 2;
}

export type Laid = { left: number; top: number; bottom: number };
export const layOut = (scene: Scene, wide: number, deep: number, own: Measure = SCENES[scene]): Laid => {
  const back = backOf(scene, deep, own);
  return { left: CENTRE - wide / 2, top: back * DEPTH, bottom: (back + deep) * DEPTH };
};

/** `Sofá de 220 cm: sobresale 27 cm por lado` */
export function sayOverhang(scene: Scene, wide: number, furniture = SCENES[scene].wide): string {
  const { said } = SCENES[scene];
  const over = Math.round((wide - furniture) / 2);
  const name = said.charAt(0).toUpperCase() + said.slice(1);
  const how = over < 0 ? `queda ${-over} cm más corta por lado` : `sobresale ${over} cm por lado`;
  return `${name} de ${furniture} cm: ${how}`;
}

export const describeDrawing = (scene: Scene, wide: number, deep: number, own: Measure = SCENES[scene]): string =>
  `Dibujo a escala: alfombra de ${deep} por ${wide} centímetros con ${SCENES[scene].said} de ${own.wide} centímetros y una persona de 1,68 metros. ${sayOverhang(scene, wide, own.wide)}.`;
