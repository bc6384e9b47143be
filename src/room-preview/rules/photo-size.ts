/** Spec §9: merge images up to 10 MB. */
export const MOST_BYTES = 10 * 1024 * 1024;

/** A photo shorter than this on its short side shows too little to find a floor in. */
const SHORTEST_SIDE = 240;
/** What a photo that is too heavy is shrunk to, on its long side: 12 megapixels and more. */
const LONG_SIDE = 4096;

/** The largest picture one can take along. */
const MOST_PIXELS = 12_000_000;

export const isTiny = (width: number, height: number): boolean => Math.min(width, height) < SHORTEST_SIDE;

/** How wide a picture is taken along: as the photo itself, up to 12 megapixels. */
export const exportWidth = (width: number, height: number): number =>
  Math.min(width, Math.floor(Math.sqrt((MOST_PIXELS * width) / height)));

/** The size to send a heavy photo in; never larger than it is. */
export function shrunk(width: number, height: number): { width: number; height: number } {
  const scale = Math.min(1, LONG_SIDE / Math.max(width, height));
  return { width: Math.round(width * scale), height: Math.round(height * scale) };
}
