import { FINE_WIDTH, pictureAddress } from "../../media/rules/picture-address.ts";
import { pileCrop } from "./pile-crop.ts";

export type Box = { width: number; height: number };
/** `scale` 1 shows the whole picture; x and y are how far its middle is from the window's, in pixels. */
export type View = { scale: number; x: number; y: number };
export const WHOLE: View = { scale: 1, x: 0, y: 0 };
/** One step of + or −. */
export const STEP = 1.5;

/** The picture whole in the window, and never larger than it is. */
export function fitWithin(picture: Box, window: Box): Box {
  const share = Math.min(1, window.width / picture.width, window.height / picture.height);
  return { width: picture.width * share, height: picture.height * share };
}

/** Until one pixel of the picture is one of the page: beyond, there is nothing more to see. */
export const mostScale = (picture: Box, fit: Box): number => Math.max(1, fit.width > 0 ? picture.width / fit.width : 1);

/** What an enlarged picture is first shown in: the largest file that is made ahead of visitors. */
export const PLAIN_WIDTH = 1280;

type Picture = Box & { src: string };

/** The file with the most pixels: a larger picture as it is, or the widest file made of this one. */
export function finestOf({ src, width, height, large }: Picture & { large?: Picture }): Picture {
  if (large) return large;
  const most = fitWithin({ width, height }, { width: FINE_WIDTH, height: Infinity });
  return { src: pictureAddress(src, FINE_WIDTH, "webp"), width: Math.round(most.width), height: Math.round(most.height) };
}

/** Whether so many pixels of the screen show more than the plain file has, and the finest has more. */
export const needsFine = (finest: number, pixels: number, plain: number): boolean => Math.min(finest, pixels) > plain;

const between = (least: number, value: number, most: number): number => Math.min(Math.max(value, least), most);

/** No edge of the picture comes into the window while there is more of it beyond. */
export function held(view: View, fit: Box, window: Box, most: number): View {
  const scale = between(1, view.scale, most);
  const overX = Math.max(0, (fit.width * scale - window.width) / 2);
  const overY = Math.max(0, (fit.height * scale - window.height) / 2);
  return { scale, x: between(-overX, view.x, overX), y: between(-overY, view.y, overY) };
}

/** Nearer or farther, with the point under the finger (measured from the window's middle) staying where it is. */
export function zoomedAt(view: View, factor: number, point: { x: number; y: number }, most: number): View {
  const scale = between(1, view.scale * factor, most);
  const by = scale / view.scale;
  return { scale, x: point.x - (point.x - view.x) * by, y: point.y - (point.y - view.y) * by };
}

/** Shorter than this is a finger that trembles. */
const SWIPE_PX = 48;

/** Which picture a finger that moved so far asks for: the next, the one before, or none where it went up or down. */
export const swipeOf = (x: number, y: number): -1 | 0 | 1 =>
  Math.abs(x) < SWIPE_PX || Math.abs(x) < 2 * Math.abs(y) ? 0 : x < 0 ? 1 : -1;

/** How many pixels of the picture a centimetre of the rug takes, across and along, and where its pile begins. */
export type Gauge = { across: number; along: number; top: number };

/**
 * Only of a picture of the rug alone, from above and edge to edge: its width is the rug's width. Any other picture has
 * another shape than a rug with or without fringe, and gets no ruler.
 */
export function gaugeOf(picture: Box, cm: { width: number; length: number }): Gauge | undefined {
  const { width, height } = picture;
  const pile = pileCrop(width, height);
  const ratio = pile.height / width;
  const isRug = [1, 274 / 183, 244 / 61].some((each) => Math.abs(ratio / each - 1) < 0.02);
  if (!isRug || !(cm.width > 0) || !(cm.length > 0)) return undefined;
  return { across: width / cm.width, along: pile.height / cm.length, top: pile.top };
}

const STEPS_CM = [1, 2, 5, 10, 20, 50, 100];
const LABEL_PX = 56;

/** The marks of a ruler between two edges of the window: `start` is where the rug begins, `px` a centimetre's length there. */
export function marksOf(start: number, px: number, length: number, cm: number): { at: number; cm: number }[] {
  const step = STEPS_CM.find((each) => each * px >= LABEL_PX) ?? STEPS_CM.at(-1)!;
  const first = Math.max(0, Math.ceil(-start / px / step));
  const last = Math.min(Math.floor(cm / step), Math.floor((length - start) / px / step));
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, each) => {
    const mark = (first + each) * step;
    return { at: start + mark * px, cm: mark };
  });
}
