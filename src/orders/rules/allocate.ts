/** Splits an amount by weights in whole cents: the parts always add up to it, the last one carries the rounding. */
export function allocate(amount: number, weights: readonly number[]): number[] {
  const whole = weights.reduce((sum, weight) => sum + weight, 0);
  let spent = 0;
  return weights.map((weight, place) => {
    const part = place === weights.length - 1 ? amount - spent : whole === 0 ? 0 : Math.round((amount * weight) / whole);
    spent += part;
    return part;
  });
}
