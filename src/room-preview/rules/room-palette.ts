import { type Camera, horizonAt } from "./camera.ts";

/** Lightness 0 to 100, then green to red and blue to yellow: distances are what an eye would call distance. */
export type Lab = readonly [number, number, number];

export type RoomPalette = { floor: Lab; walls: Lab; furniture: Lab };

export type SmallPhoto = {
  width: number;
  height: number;
  /** Interleaved RGBA bytes. */
  rgba: Uint8Array | Uint8ClampedArray;
  /** Whether a pixel shows floor. */
  isFloor: (x: number, y: number) => boolean;
};

const linear = (byte: number) => (byte <= 10 ? byte / 255 / 12.92 : ((byte / 255 + 0.055) / 1.055) ** 2.4);
const curve = (t: number) => (t > 0.008856 ? Math.cbrt(t) : 7.787 * t + 16 / 116);

export function labOf(red: number, green: number, blue: number): Lab {
  const [r, g, b] = [linear(red), linear(green), linear(blue)];
  const x = curve((0.4124 * r + 0.3576 * g + 0.1805 * b) / 0.95047);
  const y = curve(0.2126 * r + 0.7152 * g + 0.0722 * b);
  const z = curve((0.0193 * r + 0.1192 * g + 0.9505 * b) / 1.08883);
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
}

/** What one sees of a room: its floor, its walls (above eye level), and what stands between them. */
export function roomPalette(photo: SmallPhoto, camera: Camera): RoomPalette {
  const parts: Record<keyof RoomPalette, Lab[]> = { floor: [], walls: [], furniture: [] };
  for (let y = 0; y < photo.height; y++) {
    for (let x = 0; x < photo.width; x++) {
      const at = (y * photo.width + x) * 4;
      const colour = labOf(photo.rgba[at]!, photo.rgba[at + 1]!, photo.rgba[at + 2]!);
      if (photo.isFloor(x, y)) parts.floor.push(colour);
      else if (y >= horizonAt(camera, x)) parts.furniture.push(colour);
      // Windows and lamps burn out and say nothing of a wall's colour.
      else if (colour[0] < 97) parts.walls.push(colour);
    }
  }
  const walls = middle(parts.walls);
  return {
    floor: middle(parts.floor),
    walls,
    // The lower part of a wall is no furniture.
    furniture: middle(parts.furniture.filter((colour) => distance(colour, walls) > 14)),
  };
}

export const distance = (a: Lab, b: Lab): number => Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);

const NOTHING: Lab = [60, 0, 0];

function middle(colours: Lab[]): Lab {
  if (colours.length === 0) return NOTHING;
  const of = (k: 0 | 1 | 2) => Float64Array.from(colours, (colour) => colour[k]).toSorted()[colours.length >> 1]!;
  return [of(0), of(1), of(2)];
}
