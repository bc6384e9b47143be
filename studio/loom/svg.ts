/** SVG is the loom's drawing language; one unit is one knot. */
export type Point = [number, number];

export const n = (value: number): string => (Math.round(value * 100) / 100).toString();

export function at(x: number, y: number, body: string, turn = 0, scale = 1, flip = false): string {
  const size = scale !== 1 || flip ? ` scale(${n(flip ? -scale : scale)} ${n(scale)})` : "";
  return `<g transform="translate(${n(x)} ${n(y)}) rotate(${n(turn)})${size}">${body}</g>`;
}

export const turned = (degrees: number, body: string): string => `<g transform="rotate(${n(degrees)})">${body}</g>`;

export const circle = (x: number, y: number, r: number, fill: string, line = "none", width = 1) =>
  `<circle cx="${n(x)}" cy="${n(y)}" r="${n(r)}" fill="${fill}" stroke="${line}" stroke-width="${n(width)}"/>`;

export const path = (d: string, fill: string, line = "none", width = 1): string =>
  `<path d="${d}" fill="${fill}" stroke="${line}" stroke-width="${n(width)}" stroke-linejoin="round" stroke-linecap="round"/>`;

export const rect = (x: number, y: number, w: number, h: number, fill: string): string =>
  `<rect x="${n(x)}" y="${n(y)}" width="${n(w)}" height="${n(h)}" fill="${fill}"/>`;

export const line = (d: string, colour: string, width = 1): string => path(d, "none", colour, width);

export const trace = (points: Point[], close = false): string =>
  `M${points.map(([x, y]) => `${n(x)} ${n(y)}`).join("L")}${close ? "Z" : ""}`;

export const shift = (points: Point[], x: number, y: number): Point[] => points.map(([a, b]) => [a + x, b + y]);

/** The same body turned `count` times around 0,0. */
export const around = (count: number, body: (i: number) => string, offset = 0): string =>
  Array.from({ length: count }, (_, i) => turned(((i + offset) / count) * 360, body(i))).join("");
