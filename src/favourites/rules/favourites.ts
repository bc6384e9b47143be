import { parseJson } from "../../platform/parse-json.ts";

/** More than anybody compares; an address with all of them stays short. */
const MOST = 60;

export const MOST_COMPARED = 3;

const isId = (value: unknown): value is number => Number.isInteger(value) && (value as number) > 0 && (value as number) < 2 ** 31;
const bounded = (ids: readonly number[]): number[] => [...new Set(ids)].slice(0, MOST);

/** What another tab or an earlier visit left; anything else counts as an empty list. */
export function parseFavourites(text: string | null): number[] {
  const stored = text ? parseJson(text) : undefined;
  return Array.isArray(stored) ? bounded(stored.filter(isId)) : [];
}

/** The newest first. */
export const toggledFavourite = (ids: readonly number[], id: number): number[] =>
  ids.includes(id) ? ids.filter((each) => each !== id) : bounded([id, ...ids]);

/** The rugs an address names: `47,3`. */
export const readFavourites = (text: string | null): number[] => bounded((text ?? "").split(",").map(Number).filter(isId));

const MOST_SEEN = 9;

/** The rug just opened comes first; those long ago are forgotten. */
export const withSeen = (ids: readonly number[], id: number): number[] =>
  [id, ...ids.filter((each) => each !== id)].slice(0, MOST_SEEN);
