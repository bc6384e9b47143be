/** sharp's library is built without BMP, and nothing else here reads it. Reference: Microsoft, BITMAPINFOHEADER. */
type Head = { width: number; height: number; isTopDown: boolean; bits: number; from: number; row: number; masks: number[] };

const HEAD_SIZES = [40, 52, 56, 64, 108, 124];
const BITFIELDS = [3, 6];
const MASKS: Record<number, number[]> = { 16: [0x7c00, 0x3e0, 0x1f], 32: [0xff0000, 0xff00, 0xff] };
/** How much of a file its head may take: what to read before `readBmpHead`. */
export const BMP_HEAD_BYTES = 138;

export const isBmp = (bytes: Uint8Array): boolean => bytes[0] === 0x42 && bytes[1] === 0x4d;

/** Throws on what is no bitmap, or one packed in a way nobody has used for pictures since 1995. */
export function readBmpHead(bytes: Uint8Array): Head {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const [from, size] = [view.getUint32(10, true), view.getUint32(14, true)];
  const [width, tall] = [view.getInt32(18, true), view.getInt32(22, true)];
  const [bits, packing] = [view.getUint16(28, true), view.getUint32(30, true)];
  const hasMasks = BITFIELDS.includes(packing) && (bits === 16 || bits === 32);
  const isPlain = packing === 0 && [1, 4, 8, 16, 24, 32].includes(bits);
  if (!isBmp(bytes) || !HEAD_SIZES.includes(size) || width <= 0 || tall === 0 || (!hasMasks && !isPlain))
    throw new Error("Not a BMP that can be read");
  const masks = hasMasks ? [54, 58, 62].map((at) => view.getUint32(at, true)) : (MASKS[bits] ?? []);
  const row = Math.ceil((width * bits) / 32) * 4;
  return { width, height: Math.abs(tall), isTopDown: tall < 0, bits, from, row, masks };
}

/** The picture as raw RGB, for sharp. */
export function decodeBmp(bytes: Uint8Array, maxPixels: number) {
  const { width, height, isTopDown, bits, from, row, masks } = readBmpHead(bytes);
  if (width * height > maxPixels) throw new Error("The BMP exceeds the pixel limit");
  if (from + row * height > bytes.length) throw new Error("The BMP is cut off");
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const rgb = new Uint8Array(width * height * 3);
  // The colours of a palette follow the head, each in four bytes.
  const palette = 14 + view.getUint32(14, true);
  const shifts = masks.map((mask) => 31 - Math.clz32(mask & -mask));
  for (let y = 0; y < height; y++) {
    const line = from + row * (isTopDown ? y : height - 1 - y);
    for (let x = 0, to = y * width * 3; x < width; x++, to += 3) {
      if (masks.length > 0) {
        const dot = bits === 16 ? view.getUint16(line + x * 2, true) : view.getUint32(line + x * 4, true);
        for (let i = 0; i < 3; i++) {
          const most = masks[i]! >>> shifts[i]!;
          rgb[to + i] = most ? Math.round((((dot & masks[i]!) >>> shifts[i]!) * 255) / most) : 0;
        }
        continue;
      }
      const byte = bytes[line + ((x * bits) >> 3)]!;
      const index = (byte >> (8 - bits - ((x * bits) & 7))) & ((1 << bits) - 1);
      const at = bits === 24 ? line + x * 3 : palette + index * 4;
      rgb[to] = bytes[at + 2]!;
      rgb[to + 1] = bytes[at + 1]!;
      rgb[to + 2] = bytes[at]!;
    }
  }
  return { bytes: rgb, raw: { raw: { width, height, channels: 3 as const } } };
}
