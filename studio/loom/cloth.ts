import type { Rgb } from "./colour.ts";

/** Dyed wool before it becomes a picture: colour and pile height of every knot. */
export interface Cloth {
  width: number;
  height: number;
  colour: Float32Array;
  pile: Float32Array;
}

export interface Raster {
  width: number;
  height: number;
  channels: 1 | 3 | 4;
  data: Uint8Array;
}

export type Shape = "rect" | "round";

/** What a close look shows: it decides which close-up scene fits. */
export type Pile = "cut" | "flat" | "shag" | "braid";

/** What a collection's composer hands to the loom. */
export interface Composition {
  cloth: Cloth;
  cm: [width: number, length: number];
  pile: Pile;
  shape?: Shape;
  /** pixels of the finished picture per knot */
  pxPerKnot?: number;
  /** how clearly single knots show, 0 to 0.2 */
  knotShade?: number;
  /** how clearly carving shows, 0 to 0.6 */
  relief?: number;
  /** length of the fringe in pixels, 0 for none */
  fringe?: number;
  fringeColour?: Rgb;
  selvedge?: Rgb;
}

export const emptyCloth = (width: number, height: number): Cloth => ({
  width,
  height,
  colour: new Float32Array(width * height * 3),
  pile: new Float32Array(width * height),
});
