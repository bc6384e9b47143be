import { blossom, rosette } from "../motifs/flowers.ts";
import { leaf } from "../motifs/leaves.ts";
import { carnation, tulip } from "../motifs/ottoman.ts";
import { at, line, n } from "../svg.ts";
import { nth, repeats, type Band } from "./band.ts";

/** Tulips and carnations on one waving stem. */
export function tulipBorder(band: Band, length: number): string {
  const b = band.width;
  const { count, step } = repeats(band, length);
  let body = "";
  for (let i = 0; i < count; i++) {
    const up = i % 2 ? 1 : -1;
    const k = nth(band, i);
    const k2 = nth(band, i + 1);
    const x = i * step;
    const half = x + step / 2;
    body += line(`M${n(x)} 0Q${n(x + step / 4)} ${n(up * b * 0.42)} ${n(half)} 0T${n(x + step)} 0`, band.vine!, 1.4);
    body += at(x, up * b * 0.36, i % 2 ? tulip(b * 0.64, k) : carnation(b * 0.66, k), up > 0 ? 0 : 180);
    for (const s of [-1, 1]) {
      body += at(x + s * step * 0.3, -up * b * 0.36, blossom(b * 0.07, k2));
      body += at(half, 0, leaf(b * 0.36, b * 0.09, s > 0 ? k.leaf : k.leaf2, k.line, "", 0.5), s * 62 + (i % 2 ? 180 : 0));
    }
    body += at(half, 0, rosette(b * 0.14, 6, k2, 0.8));
  }
  return body;
}
