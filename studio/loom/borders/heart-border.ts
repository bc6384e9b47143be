import { blossom } from "../motifs/flowers.ts";
import { leaf } from "../motifs/leaves.ts";
import { heart } from "../motifs/sky.ts";
import { at, line, n } from "../svg.ts";
import { nth, repeats, type Band } from "./band.ts";

/** Hearts and daisies on a waving string. */
export function heartBorder(band: Band, length: number): string {
  const b = band.width;
  const { count, step } = repeats(band, length);
  let body = "";
  for (let i = 0; i < count; i++) {
    const x = i * step;
    const up = i % 2 ? 1 : -1;
    const k = nth(band, i);
    body += line(`M${n(x)} 0Q${n(x + step / 4)} ${n(up * b * 0.5)} ${n(x + step / 2)} 0T${n(x + step)} 0`, band.vine!, 2);
    body += at(x, 0, heart(b * 0.27, k.line) + heart(b * 0.21, k.a), i % 2 ? 180 : 0);
    // The corner's own flower takes the last daisy's place.
    if (i === count - 1) continue;
    for (const s of [-1, 1])
      body += at(x + step / 2, 0, leaf(b * 0.34, b * 0.11, k.leaf, k.line, "", 0.3), s * 60 + (i % 2 ? 180 : 0));
    body += at(x + step / 2, 0, blossom(b * 0.2, nth(band, i + 1)));
  }
  return body;
}
