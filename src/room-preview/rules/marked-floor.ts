/** Above this share of floor in it the engine has understood the marked part: its furniture is believed. */
const UNDERSTOOD = 0.4;
/** Below this share, where the engine saw a floor elsewhere, the marked part is rather a bed or a wall. */
const DOUBTFUL = 0.12;
/** So much of a photo must be floor before its absence elsewhere says anything. */
const ENOUGH = 0.05;

function shares(marked: Uint8Array, engine: Uint8Array): { agreed: number; floor: number } {
  let [inside, agreed, floor] = [0, 0, 0];
  for (let i = 0; i < marked.length; i++) {
    if (engine[i]! > 127) floor++;
    if (marked[i]! < 128) continue;
    inside++;
    if (engine[i]! > 127) agreed++;
  }
  return { agreed: inside > 0 ? agreed / inside : 0, floor: floor / marked.length };
}

/**
 * The floor after the shopper marked a part of it, 0 to 255 per pixel. Where the engine saw floor
 * there too, its own floor counts, with the things that stand on it; else the marked part is taken bare.
 */
export const markedFloor = (marked: Uint8Array, engine: Uint8Array): Uint8Array =>
  shares(marked, engine).agreed >= UNDERSTOOD ? engine : marked;

/** Whether a marked part may be floor at all: a bed is none where the floor is clearly beside it. */
export function mayBeFloor(marked: Uint8Array, engine: Uint8Array): boolean {
  const { agreed, floor } = shares(marked, engine);
  return floor < ENOUGH || agreed >= DOUBTFUL;
}
