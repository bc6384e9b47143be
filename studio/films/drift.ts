import type { Light } from "../relight/light-codec.ts";
import { toneFast } from "../relight/tone.ts";
import { raisedCosine, swing } from "./loop.ts";

interface Drift {
  /** how far the lens has moved in, and how far it looks aside, as shares of the picture */
  zoom: number;
  aside: number;
  /** a cloud passes before the window: light at the left and right edge */
  left: number;
  right: number;
}

export const driftAt = (t: number): Drift => ({
  zoom: 0.045 * raisedCosine(t),
  aside: 0.006 * swing(t),
  left: 1 + 0.1 * swing(t, 0.12),
  right: 1 + 0.05 * swing(t, 0.02),
});

/** One frame of a slow move into a room while its light comes and goes. */
export function driftFrame(room: Light, exposure: number, t: number, width: number, height: number): Buffer {
  const { zoom, aside, left, right } = driftAt(t);
  const scale = Math.min(room.width / width, room.height / height) * (0.985 - zoom);
  const startX = room.width / 2 + aside * room.width - (width / 2) * scale;
  const startY = room.height * (0.5 + zoom * 0.3) - (height / 2) * scale;
  const out = Buffer.alloc(width * height * 3);
  const limitX = room.width - 2;
  const limitY = room.height - 2;
  for (let y = 0; y < height; y++) {
    const sy = Math.min(limitY, Math.max(0, startY + (y + 0.5) * scale - 0.5));
    const row = Math.floor(sy);
    const fy = sy - row;
    for (let x = 0; x < width; x++) {
      const sx = Math.min(limitX, Math.max(0, startX + (x + 0.5) * scale - 0.5));
      const column = Math.floor(sx);
      const fx = sx - column;
      const at = (row * room.width + column) * 3;
      const below = at + room.width * 3;
      const lit = exposure * (left + ((right - left) * x) / width);
      for (let c = 0; c < 3; c++) {
        const upper = room.data[at + c]! * (1 - fx) + room.data[at + 3 + c]! * fx;
        const lower = room.data[below + c]! * (1 - fx) + room.data[below + 3 + c]! * fx;
        out[(y * width + x) * 3 + c] = toneFast((upper * (1 - fy) + lower * fy) * lit) * 255 + 0.5;
      }
    }
  }
  return out;
}
