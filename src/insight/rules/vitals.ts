/** Upper edges of the buckets a measurement is counted in; the last one is open. */
const EDGES = {
  LCP: [500, 800, 1000, 1200, 1500, 1800, 2100, 2500, 3000, 3500, 4000, 5000, 7000, 10_000],
  INP: [16, 40, 60, 80, 100, 150, 200, 250, 300, 400, 500, 700, 1000, 2000],
  CLS: [0.005, 0.01, 0.02, 0.03, 0.05, 0.07, 0.1, 0.13, 0.16, 0.2, 0.25, 0.35, 0.5, 1],
} as const;
export const VITALS = Object.keys(EDGES) as (keyof typeof EDGES)[];
export type Vital = keyof typeof EDGES;
/** web.dev/articles/vitals: good up to here, for three quarters of the visits. */
const GOOD: Record<Vital, number> = { LCP: 2500, INP: 200, CLS: 0.1 };

export function bucketOf(name: Vital, value: number): number {
  const place = EDGES[name].findIndex((edge) => value <= edge);
  return place === -1 ? EDGES[name].length : place;
}

/** The edge below which three quarters of the measurements are. */
export function p75Of(name: Vital, counts: ReadonlyMap<number, number>): number {
  const total = [...counts.values()].reduce((sum, n) => sum + n, 0);
  let seen = 0;
  for (const [bucket, edge] of EDGES[name].entries()) {
    seen += counts.get(bucket) ?? 0;
    if (seen >= total * 0.75) return edge;
  }
  return EDGES[name].at(-1)!;
}
export const isGood = (name: Vital, value: number): boolean => value <= GOOD[name];
