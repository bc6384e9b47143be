/** What happens on a page and is counted; nothing in it says whose it was. */
export type ShopEvent =
  | { kind: "page"; path: string }
  | { kind: "search"; word: string; found: number }
  | { kind: "cart" | "room"; rug: number }
  | { kind: "sold-out"; rug: number; size: string }
  | { kind: "vital"; name: "LCP" | "INP" | "CLS"; value: number; path: string };

const waiting: ShopEvent[] = [];
let hear: ((event: ShopEvent) => void) | undefined;

/** Whoever counts comes when the page is at rest; until then events wait here. */
export function tell(event: ShopEvent): void {
  if (hear) hear(event);
  else if (waiting.length < 30) waiting.push(event);
}

export function hearEvents(listener: (event: ShopEvent) => void): void {
  hear = listener;
  for (const event of waiting.splice(0)) listener(event);
}
