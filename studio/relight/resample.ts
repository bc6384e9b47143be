/** Which part of a template a picture shows, and how large it becomes. */
export interface Crop {
  left: number;
  top: number;
  width: number;
  height: number;
  outWidth: number;
  outHeight: number;
}

/** Catmull-Rom (sharp) or linear (never rings) enlargement of a cropped plane of floats. */
export function enlarge(plane: Float32Array, width: number, channels: number, crop: Crop, isSharp: boolean): Float32Array {
  const height = plane.length / width / channels;
  const columns = weights(crop.left, crop.width, crop.outWidth, width, isSharp);
  const rows = weights(crop.top, crop.height, crop.outHeight, height, isSharp);
  const between = new Float32Array(crop.outWidth * height * channels);
  const firstRow = Math.max(0, Math.floor(crop.top) - 3);
  const lastRow = Math.min(height, Math.ceil(crop.top + crop.height) + 3);
  for (let y = firstRow; y < lastRow; y++)
    for (let x = 0; x < crop.outWidth; x++) {
      const { at, k } = columns[x]!;
      for (let c = 0; c < channels; c++) {
        let sum = 0;
        for (let j = 0; j < 4; j++) sum += k[j]! * plane[(y * width + at[j]!) * channels + c]!;
        between[(y * crop.outWidth + x) * channels + c] = sum;
      }
    }
  const stride = crop.outWidth * channels;
  const out = new Float32Array(stride * crop.outHeight);
  for (let y = 0; y < crop.outHeight; y++) {
    const { at, k } = rows[y]!;
    for (let i = 0; i < stride; i++) {
      let sum = 0;
      for (let j = 0; j < 4; j++) sum += k[j]! * between[at[j]! * stride + i]!;
      out[y * stride + i] = Math.max(0, sum);
    }
  }
  return out;
}

function weights(start: number, span: number, count: number, limit: number, isSharp: boolean) {
  return Array.from({ length: count }, (_, i) => {
    const centre = start + ((i + 0.5) * span) / count - 0.5;
    const base = Math.floor(centre);
    const at = [-1, 0, 1, 2].map((step) => Math.min(limit - 1, Math.max(0, base + step)));
    const k = [-1, 0, 1, 2].map((step) => kernel(Math.abs(centre - base - step), isSharp));
    return { at, k };
  });
}

function kernel(t: number, isSharp: boolean): number {
  if (!isSharp) return Math.max(0, 1 - t);
  if (t < 1) return 1.5 * t ** 3 - 2.5 * t * t + 1;
  return t < 2 ? -0.5 * t ** 3 + 2.5 * t * t - 4 * t + 2 : 0;
}
