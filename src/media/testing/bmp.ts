type Rgb = readonly [number, number, number];
type How = { bits?: 1 | 4 | 8 | 16 | 24 | 32; topDown?: boolean; masks?: [number, number, number]; head?: 40 | 108 | 124 };

/** Writes a BMP of these rows, in any of the forms that programs write. */
export function bmpOf(rows: Rgb[][], { bits = 24, topDown = false, masks, head = 40 }: How = {}): Buffer {
  const [width, height] = [rows[0]!.length, rows.length];
  const colours = bits <= 8 ? [...new Map(rows.flat().map((rgb) => [rgb.join(), rgb])).values()] : [];
  const outside = masks && head === 40 ? 12 : 0;
  const from = 14 + head + outside + colours.length * 4;
  const row = Math.ceil((width * bits) / 32) * 4;
  const out = Buffer.alloc(from + row * height);
  out.write("BM");
  out.writeUInt32LE(out.length, 2);
  out.writeUInt32LE(from, 10);
  out.writeUInt32LE(head, 14);
  out.writeInt32LE(width, 18);
  out.writeInt32LE(topDown ? -height : height, 22);
  out.writeUInt16LE(1, 26);
  out.writeUInt16LE(bits, 28);
  out.writeUInt32LE(masks ? 3 : 0, 30);
  masks?.forEach((mask, i) => out.writeUInt32LE(mask, 54 + i * 4));
  colours.forEach(([r, g, b], i) => out.set([b, g, r], 14 + head + outside + i * 4));
  const used = masks ?? (bits === 16 ? [0x7c00, 0x3e0, 0x1f] : [0xff0000, 0xff00, 0xff]);
  rows.forEach((line, y) =>
    line.forEach((rgb, x) => {
      const at = from + row * (topDown ? y : height - 1 - y);
      if (bits === 24) return out.set([rgb[2], rgb[1], rgb[0]], at + x * 3);
      if (bits <= 8) {
        const index = colours.findIndex((each) => each.join() === rgb.join());
        out[at + ((x * bits) >> 3)]! |= index << (8 - bits - ((x * bits) & 7));
        return;
      }
      const dot = used.reduce((sum, mask, i) => {
        const low = mask & -mask;
        return sum + Math.round((rgb[i]! * ((mask >>> 0) / low)) / 255) * (low >>> 0);
      }, 0);
      if (bits === 16) out.writeUInt16LE(dot, at + x * 2);
      else out.writeUInt32LE(dot, at + x * 4);
    }),
  );
  return out;
}

/** A picture with a gradient, so that a row or a channel in the wrong place shows. */
export const drawnRows = (width: number, height: number): Rgb[][] =>
  Array.from({ length: height }, (_, y) =>
    Array.from({ length: width }, (__, x) => [Math.round((x * 255) / width), Math.round((y * 255) / height), 60] as const),
  );
