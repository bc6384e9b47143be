/** Round steps for a small chart: two or three lines, the top one at or above the highest bar. */
export function scaleOf(highest: number): { top: number; ticks: number[] } {
  if (highest <= 0) return { top: 1, ticks: [0] };
  const power = 10 ** Math.floor(Math.log10(highest / 2));
  const step = [1, 2, 5, 10].map((each) => each * power).find((each) => each * 3 >= highest) ?? 10 * power;
  const whole = highest < 3 ? 1 : step;
  const count = Math.ceil(highest / whole);
  return { top: count * whole, ticks: Array.from({ length: count + 1 }, (_, index) => index * whole) };
}
