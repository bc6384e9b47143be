/** Where a finger was, and when (ms). */
export type Touch = { x: number; y: number; time: number };

const LAST_MS = 100;

/** How far and how fast a finger went sideways. One that stopped before it was lifted, or went up or down, was not swiping. */
export function swipeOf(trail: readonly Touch[]): { moved: number; velocity: number } {
  const [down, up] = [trail[0], trail.at(-1)];
  if (!down || !up || Math.abs(up.y - down.y) > Math.abs(up.x - down.x)) return { moved: 0, velocity: 0 };
  const late = trail.find(({ time }) => up.time - time <= LAST_MS)!;
  const seconds = (up.time - late.time) / 1000;
  return { moved: up.x - down.x, velocity: seconds > 0 ? (up.x - late.x) / seconds : 0 };
}

type Swipe = {
  /** Where the row stood when the finger came down, and how far and how fast the finger went (px, px/s; left is negative). */
  from: number;
  moved: number;
  velocity: number;
  itemWidth: number;
  /** The last stop: item count minus visible count. */
  last: number;
};

/** Spec §4 and §9: a swipe counts from 20% of an item's width or a velocity of 500; the index is clamped. */
export function swipeTo({ from, moved, velocity, itemWidth, last }: Swipe): number {
  const far = Math.abs(moved) >= itemWidth * 0.2;
  const fast = Math.abs(velocity) >= 500;
  const way = -Math.sign(far ? moved : velocity);
  const steps = far ? Math.max(1, Math.round(Math.abs(moved) / itemWidth)) : fast ? 1 : 0;
  return Math.max(0, Math.min(last, from + way * steps));
}
