import { boteh } from "../motifs/boteh.ts";
import { blossom } from "../motifs/flowers.ts";
import { leaf } from "../motifs/leaves.ts";
import { at, line, n } from "../svg.ts";
import { nth, repeats, type Band } from "./band.ts";

/** Almonds between the bends of a vine; none stands on the axis, where a mirror would double it. */
export function botehBorder(band: Band, length: number): string {
  const b = band.width;
  const { count, step } = repeats(band, length);
  let body = "";
  // The corner's own flower takes the last repeat's place.
  for (let i = 0; i < count - 1; i++) {
    const x = i * step;
    const up = i % 2 ? 1 : -1;
    body += line(
      `M${n(x)} ${n(-up * b * 0.3)}C${n(x + step * 0.5)} ${n(-up * b * 0.3)} ${n(x + step * 0.5)} ${n(up * b * 0.3)} ${n(x + step)} ${n(up * b * 0.3)}`,
      band.vine!,
      1.3,
    );
  }
  for (let i = 0; i < count; i++) {
    const x = (i + 0.5) * step;
    const k = nth(band, i);
    if (i < count - 1) body += at(x, b * (i % 2 ? -0.04 : 0.04), boteh(b * 0.66, k), i % 2 ? 180 : 0);
    const bend = i % 2 ? -b * 0.3 : b * 0.3;
    for (const s of [-1, 1])
      body += at(
        i * step,
        bend,
        leaf(b * 0.2, b * 0.06, s > 0 ? k.leaf : k.leaf2, k.line, "", 0.3 * s),
        s * 70 + (i % 2 ? 180 : 0),
      );
    body += at(i * step, bend, blossom(b * 0.09, nth(band, i + 1)));
  }
  return body;
}
