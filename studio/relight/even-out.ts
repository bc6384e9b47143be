/** Pixels to each side that a pixel is compared with. */
const REACH = 2;

/**
 * Every pixel gets the middle value of those around it, channel by channel: single ones that differ from their yarn go,
 * the yarn's own edges stay.
 */
export function evenOut(plane: Float32Array, width: number, channels: number): Float32Array {
  const height = plane.length / width / channels;
  const out = new Float32Array(plane.length);
  const near = new Float32Array((2 * REACH + 1) ** 2);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++)
      for (let c = 0; c < channels; c++) {
        let count = 0;
        for (let j = Math.max(0, y - REACH); j <= Math.min(height - 1, y + REACH); j++)
          for (let i = Math.max(0, x - REACH); i <= Math.min(width - 1, x + REACH); i++)
            near[count++] = plane[(j * width + i) * channels + c]!;
        out[(y * width + x) * channels + c] = near.subarray(0, count).sort()[count >> 1]!;
      }
  return out;
}
