import type { Placed } from "./place-rug.ts";

export type SizeChoice = { size: string; widthCm: number; lengthCm: number };

/** So much of a rug must show, and lie within the photo, for it to count as fitting the floor one sees. */
const FITS = { visible: 0.42, inFrame: 0.7 };

/** Under a bed or a table less of it shows, and nobody misses it. */
export const fits = (spot: Pick<Placed, "visible" | "inFrame" | "under"> | null): boolean =>
  spot !== null && (spot.visible >= FITS.visible || spot.under === true) && spot.inFrame >= FITS.inFrame;

const areaOf = ({ widthCm, lengthCm }: SizeChoice) => widthCm * lengthCm;

/**
 * The size asked for where it fits; else the largest smaller one that does; else whichever shows most.
 * Null only where no size finds any floor.
 */
export function largestThatFits<T extends Pick<Placed, "visible" | "inFrame" | "under">>(
  asked: SizeChoice,
  others: readonly SizeChoice[],
  spotFor: (choice: SizeChoice) => T | null,
): { choice: SizeChoice; spot: T } | null {
  const smaller = others.filter((other) => areaOf(other) < areaOf(asked)).toSorted((a, b) => areaOf(b) - areaOf(a));
  let most: { choice: SizeChoice; spot: T } | null = null;
  for (const choice of [asked, ...smaller]) {
    const spot = spotFor(choice);
    if (!spot) continue;
    if (fits(spot)) return { choice, spot };
    if (!most || spot.visible > most.spot.visible) most = { choice, spot };
  }
  return most;
}
