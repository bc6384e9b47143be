import { brotliCompressSync, brotliDecompressSync, constants } from "node:zlib";

/** Where each pixel of a scene lies on the rug: (u, v, cover) interleaved, u and v in metres times cover. */
export interface Place {
  width: number;
  height: number;
  data: Float32Array;
}

/** Keeps u and v in steps of `grain` metres; cover in 1/255. Bare pixels cost nothing. */
export function encodePlace({ width, height, data }: Place, grain: number): Buffer {
  const planes = [0, 1, 2].map(() => new Int32Array(width * height));
  const last = [0, 0];
  for (let i = 0; i < width * height; i++) {
    const cover = Math.min(1, Math.max(0, data[i * 3 + 2]!));
    planes[2]![i] = Math.round(cover * 255);
    for (const axis of [0, 1]) {
      if (planes[2]![i]! > 0) last[axis] = Math.round(data[i * 3 + axis]! / data[i * 3 + 2]! / grain);
      planes[axis]![i] = last[axis]!;
    }
  }
  const size = width * height;
  const out = Buffer.alloc(size * 6);
  planes.forEach((plane, p) =>
    differences(plane, width).forEach((value, i) => {
      const folded = value < 0 ? -value * 2 - 1 : value * 2;
      out[p * size * 2 + i] = folded & 255;
      out[p * size * 2 + size + i] = folded >> 8;
    }),
  );
  return brotliCompressSync(out, {
    params: { [constants.BROTLI_PARAM_QUALITY]: 10, [constants.BROTLI_PARAM_LGWIN]: 24 },
  });
}

export function decodePlace(file: Buffer, width: number, height: number, grain: number): Place {
  const bytes = brotliDecompressSync(file);
  const size = width * height;
  const planes = [0, 1, 2].map((p) => {
    const plane = new Int32Array(size);
    for (let i = 0; i < size; i++) {
      const folded = bytes[p * size * 2 + i]! | (bytes[p * size * 2 + size + i]! << 8);
      plane[i] = (folded & 1 ? -(folded + 1) / 2 : folded / 2) + guess(plane, i, width);
    }
    return plane;
  });
  const data = new Float32Array(size * 3);
  for (let i = 0; i < size; i++) {
    const cover = planes[2]![i]! / 255;
    data[i * 3] = planes[0]![i]! * grain * cover;
    data[i * 3 + 1] = planes[1]![i]! * grain * cover;
    data[i * 3 + 2] = cover;
  }
  return { width, height, data };
}

function differences(plane: Int32Array, width: number): Int32Array {
  return plane.map((value, i) => value - guess(plane, i, width));
}

/** Median edge predictor: a plane continues, a step does not ring. */
function guess(plane: Int32Array, i: number, width: number): number {
  const left = i % width ? plane[i - 1]! : 0;
  const up = i >= width ? plane[i - width]! : left;
  const corner = i % width && i >= width ? plane[i - width - 1]! : up;
  if (corner >= Math.max(left, up)) return Math.min(left, up);
  if (corner <= Math.min(left, up)) return Math.max(left, up);
  return left + up - corner;
}
