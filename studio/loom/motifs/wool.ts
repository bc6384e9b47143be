import type { Yarns } from "../knots.ts";

/** The yarns one flower is knotted in: outline, four of the bloom, two of the leaf. */
export interface Wool {
  line: string;
  a: string;
  b: string;
  c: string;
  d: string;
  leaf: string;
  leaf2: string;
}

/** `wool(yarns, "ink ivory rose field gold teal sky")` */
export function wool(yarns: Yarns, names: string): Wool {
  const [line, a, b, c, d, leaf, leaf2] = names.split(" ").map((name) => {
    const colour = yarns[name];
    if (!colour) throw new Error(`no yarn called ${name}`);
    return colour;
  });
  return { line: line!, a: a!, b: b!, c: c!, d: d!, leaf: leaf!, leaf2: leaf2! };
}

export const oneWool = (line: string, colour: string): Wool => ({
  line,
  a: colour,
  b: colour,
  c: colour,
  d: colour,
  leaf: colour,
  leaf2: colour,
});
