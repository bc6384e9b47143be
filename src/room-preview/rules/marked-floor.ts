/** Above this share of floor in it the engine has understood the marked part: its furniture is believed. */
const UNDERSTOOD = 0.4;

/**
 * The floor after the shopper marked a part of it, 0 to 255 per pixel. Where the engine saw floor
 * there too, its own floor counts, with the things that stand on it; else the marked part is taken bare.
 */
export function markedFloor(marked: Uint8Array, engine: Uint8Array): Uint8Array {
  let inside = 0;
  let agreed = 0;
  for (let i = 0; i < marked.length; i++) {
    if (marked[i]! < 128) continue;
    inside++;
    if (engine[i]! > 127) agreed++;
  }
  return inside > 0 && agreed / inside >= UNDERSTOOD ? engine : marked;
}
