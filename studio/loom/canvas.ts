/** Bare ground around the finished rug, in pixels of a picture of two for every knot. */
export const MARGIN = 24;

/** Where the cloth ends: no rug is a perfect rectangle. */
export interface Edges {
  left: Float32Array;
  right: Float32Array;
  top: Float32Array;
  bottom: Float32Array;
}

export interface Canvas {
  width: number;
  height: number;
  /** its pixels for each one of a picture of two for every knot */
  fine: number;
  /** RGBA, 0 to 255 */
  px: Float32Array;
}
