type Swipe = {
  /** Where the row stood when the finger came down, and how far and how fast it went (px, px/s; left is negative). */
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
