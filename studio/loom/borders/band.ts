import { rosette, blossom } from "../motifs/flowers.ts";
import { leaf } from "../motifs/leaves.ts";
import type { Wool } from "../motifs/wool.ts";
import { around, at, line, path, rect } from "../svg.ts";

/** One stripe of the frame. A side is drawn along x from the mirror axis (0) to the corner, y = 0 in its middle. */
export interface Band {
  width: number;
  ground: string;
  wools: Wool[];
  side?: (band: Band, length: number, salt: number) => string;
  corner?: (band: Band) => string;
  vine?: string;
  /** wished length of a repeat; it is stretched so that whole repeats fit */
  unit?: number;
  /** hairline on both edges */
  line?: string;
}

export const nth = (band: Band, i: number): Wool => band.wools[i % band.wools.length]!;

/** Whole repeats only: the pattern meets itself on the axis and the corner alike. */
export function repeats(band: Band, length: number): { count: number; step: number } {
  const count = Math.max(1, Math.round(length / (band.unit ?? band.width)));
  return { count, step: length / count };
}

/** A frame corner of its own hides the mitre of wide bands. */
export function starCorner(band: Band): string {
  const w = nth(band, 0);
  const b = band.width;
  return (
    around(4, () => leaf(b * 0.5, b * 0.1, w.leaf, w.line, w.a, 0.2), 0.5) +
    rosette(b * 0.36, 12, w, 1.1) +
    around(4, () => at(0, -b * 0.42, blossom(b * 0.07, nth(band, 1))))
  );
}

export const squareCorner = (band: Band): string =>
  rect(-band.width / 2, -band.width / 2, band.width, band.width, band.ground) + rosette(band.width * 0.36, 8, nth(band, 0), 0.9);

/** The same on a ground of its own, where the side's motifs would run under it. */
export const sealedCorner = (band: Band): string =>
  rect(-band.width / 2, -band.width / 2, band.width, band.width, band.ground) + starCorner(band);

/** All bands of the top left quarter, from the edge inwards. */
export function frame(bands: Band[], width: number, height: number, seed: number) {
  let body = "";
  let defs = "";
  let from = 0;
  for (const [i, band] of bands.entries()) {
    const to = from + band.width;
    const mid = from + band.width / 2;
    body += path(`M${from} ${from}H${width}V${to}H${to}V${height}H${from}Z`, band.ground);
    if (band.side) {
      defs += `<clipPath id="top${i}"><path d="M${from} ${from}H${width}V${to}H${to}Z"/></clipPath>`;
      defs += `<clipPath id="left${i}"><path d="M${from} ${from}V${height}H${to}V${to}Z"/></clipPath>`;
      const top = band.side(band, width - mid, seed + i);
      const left = band.side(band, height - mid, seed + i + 50);
      body += `<g clip-path="url(#top${i})"><g transform="matrix(-1 0 0 1 ${width} ${mid})">${top}</g></g>`;
      body += `<g clip-path="url(#left${i})"><g transform="matrix(0 -1 1 0 ${mid} ${height})">${left}</g></g>`;
    }
    if (band.corner) body += at(mid, mid, band.corner(band));
    if (band.line) for (const edge of [from + 0.5, to - 0.5]) body += line(`M${width} ${edge}H${edge}V${height}`, band.line);
    from = to;
  }
  return { body, defs, width: from };
}
