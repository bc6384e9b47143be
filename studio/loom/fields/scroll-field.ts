import type { Ground } from "../classic.ts";
import type { Wool } from "../motifs/wool.ts";
import { scrolls } from "../scrolls.ts";

export const SMALL_SCROLLS = [30, 25, 21, 17, 13, 10, 7.5];
export const LARGE_SCROLLS = [46, 38, 30, 23, 17, 13, 10, 7.5];

/** Spirals all over, on both axes mirrored. */
export const scrollField = (g: Ground, vine: string, wools: Wool[], sizes = SMALL_SCROLLS): string =>
  scrolls({
    ...g,
    x1: g.cx + 1,
    y1: g.cy + 1,
    axisX: g.cx,
    axisY: g.cy,
    sizes,
    tries: 1700,
    fillers: 9000,
    vine,
    wools,
  });
