import { expect, test } from "vitest";
import { findExif, focalLength35mm } from "./exif-focal.ts";

/** A little-endian EXIF block whose photo folder holds one number. */
function exif(tag: number, value: number): Uint8Array {
  const view = new DataView(new ArrayBuffer(6 + 48));
  "Exif\0\0".split("").forEach((c, i) => view.setUint8(i, c.charCodeAt(0)));
  const put16 = (at: number, v: number) => view.setUint16(6 + at, v, true);
  const put32 = (at: number, v: number) => view.setUint32(6 + at, v, true);
  put16(0, 0x4949);
  put16(2, 42);
  put32(4, 8);
  put16(8, 1);
  put16(10, 0x8769);
  put32(18, 26);
  put16(26, 1);
  put16(28, tag);
  put16(36, value);
  return new Uint8Array(view.buffer);
}

test("a phone's 26 mm lens is read", () => expect(focalLength35mm(exif(0xa405, 26))).toBe(26));
test("another number is not taken for it", () => expect(focalLength35mm(exif(0xa402, 26))).toBeNull());
test("nonsense is no lens", () => expect(focalLength35mm(exif(0xa405, 9000))).toBeNull());
test("a cut-off block is no lens", () => expect(focalLength35mm(exif(0xa405, 26).slice(0, 20))).toBeNull());
test("it is found inside a HEIC", () => {
  const file = new Uint8Array([...Buffer.from("....ftypheic....mdat"), ...exif(0xa405, 26), 1, 2, 3]);
  expect(focalLength35mm(findExif(file)!)).toBe(26);
  expect(findExif(file.subarray(0, 24))).toBeNull();
});
