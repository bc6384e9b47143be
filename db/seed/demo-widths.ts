export const DERIVED = "assets/demo-derived";

/** Which masters the files under `DERIVED` were made from, by hash. */
export const MASTERS_FILE = "db/seed/data/derivative-masters.json";

/** What home, catalogue and product show first, so that the first visitor of a new shop waits for no encoder. */
export const DEMO_WIDTHS: [pictures: string, widths: number[]][] = [
  ["assets/demo/hero/*-portrait.avif", [720]],
  ["assets/demo/hero/*-landscape.avif", [960]],
  ["assets/demo/hero/1-landscape.avif", [1280, 1800]],
  ["assets/demo/rugs/*/flat.avif", [200, 360]],
  ["assets/demo/rugs/*/packshot.avif", [720]],
  ["assets/demo/collections/*.avif", [200]],
  ["assets/demo/workshop/*.avif", [720]],
];
