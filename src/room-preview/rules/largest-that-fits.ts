import { centimetresOf } from "../../catalog/rules/size.ts";
import type { Placed } from "./place-rug.ts";

export type SizeChoice = { size: string; widthCm: number; lengthCm: number };

/** A label that is no measure is laid as a middling rug. */
export const choiceOf = (size: string): SizeChoice => {
  const cm = centimetresOf(size) ?? { width: 160, length: 230 };
  return { size, widthCm: cm.width, lengthCm: cm.length };
};
/** In metres. */
export const sidesOf = ({ widthCm, lengthCm }: SizeChoice) => ({ width: widthCm / 100, length: lengthCm / 100 });

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

/**
 * The size in which a list shows a rug in a room: the one asked for, else the one chosen there, else the largest, each giving
 * way to the largest that fits.
 */
export function sizeInRoom<T extends Pick<Placed, "visible" | "inFrame" | "under">>(
  sizes: readonly string[],
  wishes: readonly (string | null | undefined)[],
  spotFor: (choice: SizeChoice) => T | null,
): { choice: SizeChoice; spot: T } | null {
  const choices = sizes.map(choiceOf);
  const wished = wishes.map((wish) => choices.find(({ size }) => size === wish)).find(Boolean);
  const asked = wished ?? choices.toSorted((a, b) => areaOf(b) - areaOf(a))[0];
  return asked ? largestThatFits(asked, choices, spotFor) : null;
}
