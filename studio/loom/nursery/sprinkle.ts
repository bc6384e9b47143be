import type { Ground } from "../classic.ts";
import { heart, littleStar } from "../motifs/sky.ts";
import { packCircles, type Circle } from "../pack.ts";
import { pick } from "../random.ts";
import { at, circle } from "../svg.ts";
import type { Nursery } from "./yarns.ts";

/** Small stars, hearts and dots wherever a circle is still free; nothing lands on anything. */
export function sprinkle(g: Ground, y: Nursery, taken: Circle[], sizes: number[], tries: number): string {
  const colours = [y.sun, y.cream, y.coral, y.mint].filter((c) => c !== y.ground);
  return packCircles({ ...g, sizes, taken, tries, gap: 9 })
    .map(({ x, y: cy, r }) =>
      at(
        x,
        cy,
        (r > 6 ? pick([littleStar, littleStar, heart], g.chance) : (q: number, c: string) => circle(0, 0, q * 0.8, c))(
          r,
          pick(colours, g.chance),
        ),
        (g.chance() - 0.5) * 40,
      ),
    )
    .join("");
}
