/** On the sharpest screens a card is wider than anybody sees. */
const WIDEST = 720;
/** Widths go by steps: a window that is drawn wider does not open the room anew at every pixel. */
const STEP = 120;

/** How wide a card's picture is painted, for a card that covers so many pixels of the screen. */
export const pictureWidth = (pixels: number): number => Math.min(WIDEST, Math.max(1, Math.ceil(pixels / STEP)) * STEP);

/** So long after the last scroll the page counts as still. */
const STILL_MS = 120;
/** While it is scrolled a card is painted this often, so that scrolling has the processor. */
const EVERY_MS = 600;

/** Milliseconds until the next card is painted: at once on a still page. */
export const paintAfter = (now: number, lastScroll: number, lastPainted: number): number =>
  Math.max(0, Math.min(lastScroll + STILL_MS, lastPainted + EVERY_MS) - now);
