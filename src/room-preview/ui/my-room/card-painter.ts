import type { KeptView } from "../../rules/kept-view.ts";

/** A rug to be painted into a kept room, as the shopper left that room. */
export type PaintOrder = { room: string; view: KeptView; rug: number; /** Where the list was narrowed to one. */ size?: string };
export type Painted = { picture: Blob; size: string };
export type CardPicture = { address: string; size: string };

/** Pictures of some 60 KB each, for going back and forth. */
const MOST_PICTURES = 200;

const painted = new Map<string, CardPicture>();
const waiting = new Map<string, { order: PaintOrder; tell: (picture: CardPicture | null) => void }>();
let current: string | null = null;
let worker: Worker | null = null;

const keyOf = (order: PaintOrder) => JSON.stringify(order);
export const paintedAlready = (order: PaintOrder): CardPicture | null => painted.get(keyOf(order)) ?? null;

/** Paints a card, one after the other; what is called off before its turn is not painted. */
export function paintCard(order: PaintOrder, tell: (picture: CardPicture | null) => void): () => void {
  const key = keyOf(order);
  waiting.set(key, { order, tell });
  paintNext();
  return () => void (current === key || waiting.delete(key));
}

function paintNext(): void {
  const [next] = waiting;
  if (current !== null || !next) return;
  current = next[0];
  worker ??= startWorker();
  worker.postMessage(next[1].order);
}

function startWorker(): Worker {
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
  paintNext();
}

function remember(key: string, picture: CardPicture): void {
  painted.set(key, picture);
  const [oldest] = painted;
  if (painted.size <= MOST_PICTURES || !oldest) return;
  URL.revokeObjectURL(oldest[1].address);
  painted.delete(oldest[0]);
}
