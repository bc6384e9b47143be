import { knownSizes } from "../../../catalog/rules/size.ts";
import type { KeptView } from "../../rules/kept-view.ts";
import { nextToPaint } from "../../rules/next-to-paint.ts";
import { paintAfter, pictureWidth } from "../../rules/paint-pace.ts";

/** A rug to be painted into a kept room, as the shopper left that room. */
export type CardOrder = { room: string; view: KeptView; rug: number; /** Where the list was narrowed to one. */ size?: string };
/** For the worker, with the picture's width in pixels and the owner's centimetres. */
export type PaintOrder = CardOrder & { width: number; known: ReturnType<typeof knownSizes> };
export type Painted = { picture: Blob; size: string };
export type CardPicture = { address: string; size: string };

/** Pictures of some 60 KB each, for going back and forth. */
const MOST_PICTURES = 200;

const painted = new Map<string, CardPicture>();
type Waiting = { order: CardOrder; /** Where it will be shown. */ box: Element; tell: (picture: CardPicture | null) => void };
const waiting = new Map<string, Waiting>();
let current: string | null = null;
let worker: Worker | null = null;
let timer: ReturnType<typeof setTimeout> | undefined;
let lastScroll = -Infinity;
let lastPainted = -Infinity;

const keyOf = (order: CardOrder) => JSON.stringify(order);
export const paintedAlready = (order: CardOrder): CardPicture | null => painted.get(keyOf(order)) ?? null;

/** Paints a card, one after the other; what is called off before its turn is not painted. */
export function paintCard(order: CardOrder, box: Element, tell: Waiting["tell"]): () => void {
  const key = keyOf(order);
  waiting.set(key, { order, box, tell });
  // Browsers report cards that come near together in no order: the choice waits until all are known.
  paintSoon();
  return () => void (current === key || waiting.delete(key));
}

function paintSoon(): void {
  clearTimeout(timer);
  timer = setTimeout(paintNext, paintAfter(performance.now(), lastScroll, lastPainted));
}

function paintNext(): void {
  if (current !== null || waiting.size === 0) return;
  // Scrolled again meanwhile.
  if (paintAfter(performance.now(), lastScroll, lastPainted) > 0) return paintSoon();
  const cards = [...waiting].map(([key, { box }]) => ({ key, ...edgesOf(box) }));
  const next = nextToPaint(cards, innerHeight);
  current = next.key;
  lastPainted = performance.now();
  worker ??= startWorker();
  const width = pictureWidth(next.width * devicePixelRatio);
  worker.postMessage({ ...waiting.get(current)!.order, width, known: knownSizes() } satisfies PaintOrder);
}

function edgesOf(box: Element) {
  const { top, bottom, left, width } = box.getBoundingClientRect();
  return { top, bottom, left, width };
}

function startWorker(): Worker {
  addEventListener("scroll", () => void (lastScroll = performance.now()), { passive: true });
  const started = new Worker(new URL("./paint.worker.ts", import.meta.url), { type: "module" });
  started.addEventListener("message", ({ data }: MessageEvent<Painted | null>) => finish(data));
  // A worker that cannot be fetched leaves the cards as they are.
  started.addEventListener("error", () => finish(null));
  return started;
}

function finish(result: Painted | null): void {
  const key = current;
  if (key === null) return;
  current = null;
  const picture = result && { address: URL.createObjectURL(result.picture), size: result.size };
  if (picture) remember(key, picture);
  waiting.get(key)?.tell(picture);
  waiting.delete(key);
  paintSoon();
}

function remember(key: string, picture: CardPicture): void {
  painted.set(key, picture);
  const [oldest] = painted;
  if (painted.size <= MOST_PICTURES || !oldest) return;
  URL.revokeObjectURL(oldest[1].address);
  painted.delete(oldest[0]);
}
