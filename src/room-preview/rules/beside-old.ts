/** Square with the room, from where to where on the floor. */
export type FlatRectangle = { u0: number; u1: number; v0: number; v1: number };

/** An old rug's outline is known to so many metres. */
const EDGE = 0.04;
/** A little is gained by taking the old rug's place; half on it, a spot must be far better than all others. */
const SCORES = { covers: 0.25, beside: 0, on: 0, "half-on": -0.5 };
const WORST = 1.2;

type Relation = keyof typeof SCORES;

/** How a new rug lies to an old one, all in metres: half on the other, both look forgotten. */
export function liesTo(rug: FlatRectangle, old: FlatRectangle): Relation {
  const around = grown(old);
  if (areaOf(both(rug, around)) === 0) return "beside";
  if (holds(rug, around)) return "covers";
  return holds(around, rug) ? "on" : "half-on";
}

/** What an old rug adds to a spot's score. */
export function besideOld(rug: FlatRectangle, old: FlatRectangle): number {
  const relation = liesTo(rug, old);
  if (relation !== "half-on") return SCORES[relation];
  const share = areaOf(both(rug, old)) / Math.min(areaOf(rug), areaOf(old));
  return SCORES[relation] - WORST * 4 * share * (1 - share);
}

/** The same rectangle in metres, where it was measured in lens heights. */
export const inMetres = ({ u0, u1, v0, v1 }: FlatRectangle, lens: number): FlatRectangle => ({
  u0: u0 * lens,
  u1: u1 * lens,
  v0: v0 * lens,
  v1: v1 * lens,
});

const areaOf = ({ u0, u1, v0, v1 }: FlatRectangle) => Math.max(0, u1 - u0) * Math.max(0, v1 - v0);
const both = (a: FlatRectangle, b: FlatRectangle): FlatRectangle => ({
  u0: Math.max(a.u0, b.u0),
  u1: Math.min(a.u1, b.u1),
  v0: Math.max(a.v0, b.v0),
  v1: Math.min(a.v1, b.v1),
});
const grown = ({ u0, u1, v0, v1 }: FlatRectangle): FlatRectangle => ({
  u0: u0 - EDGE,
  u1: u1 + EDGE,
  v0: v0 - EDGE,
  v1: v1 + EDGE,
});
const holds = (a: FlatRectangle, b: FlatRectangle) => a.u0 <= b.u0 && a.u1 >= b.u1 && a.v0 <= b.v0 && a.v1 >= b.v1;
