import type { MergeRoom } from "../contract.ts";

/** Beyond this share the shopper is offered the two points of known length. */
const CLOSE_ENOUGH = 0.1;

/** How the scale was found, which is how far to trust it. */
export type ScaleSource = MergeRoom["scale"] | "measured" | "marked";

const BY: Record<MergeRoom["scale"]["by"], string> = {
  door: "por una puerta de tu foto",
  edges: "por las paredes y los muebles altos de tu foto",
  usual: "por la altura a la que se suele tomar una foto",
};

/** "A escala, ±12 %": never better than it is. */
export function scaleWords(scale: ScaleSource): string {
  if (scale === "measured") return "A escala, con tu medida.";
  if (scale === "marked") return "La escala es una suposición: depende de las esquinas que marcaste.";
  return `A escala, ±${Math.round(scale.margin * 100)} %, ${BY[scale.by]}.`;
}

export const wantsMeasure = (scale: ScaleSource): boolean =>
  scale !== "measured" && (scale === "marked" || scale.margin > CLOSE_ENOUGH);

/** What is said of a size that the floor in the photo has no room for. */
export const noRoomWords = (asked: string, shown: string): string =>
  asked === shown ? `${asked} no cabe en el piso que se ve.` : `${asked} no cabe en el piso que se ve; así quedaría ${shown}.`;

const DOUBTS: Record<string, string> = {
  "few-lines": "En la foto hay pocas líneas rectas para calcular la perspectiva.",
  "little-floor": "En la foto se ve poco piso.",
  "no-floor": "No encontramos el piso en la foto.",
  "not-flat": "No estamos seguros de qué parte de la foto es el piso.",
  "low-view": "La foto está tomada desde muy abajo, o lo que se ve cerca no es el piso.",
  "mostly-hidden": "Los muebles o las personas tapan casi todo el piso.",
  "old-rug": "No estamos seguros de que tu alfombra quede bien junto a la que ya está en el piso.",
};

/** The first doubt in a sentence; nothing for one we have no words for. */
export const doubtWords = (doubts: readonly string[]): string => DOUBTS[doubts[0] ?? ""] ?? "";
