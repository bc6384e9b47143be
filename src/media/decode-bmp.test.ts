import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { decodeBmp, isBmp } from "./decode-bmp.ts";
import { bmpOf, drawnRows } from "./testing/bmp.ts";

/** Microsoft's own form, byte by byte: 2 × 2, bottom row first, blue before green before red, rows filled up to four bytes. */
const BY_HAND = Buffer.from(
  "424d460000000000000036000000" +
    "280000000200000002000000010018000000000010000000130b0000130b00000000000000000000" +
    "0000ffffffff0000" + // bottom: red, white
    "ff000000ff000000", // top: blue, green
  "hex",
);

it("reads a bitmap written by hand", () => {
  const { bytes, raw } = decodeBmp(BY_HAND, 100);
  expect(raw.raw).toEqual({ width: 2, height: 2, channels: 3 });
  expect([...bytes]).toEqual([0, 0, 255, 0, 255, 0, 255, 0, 0, 255, 255, 255]);
});

describe("reads every form that programs write", () => {
  const rows = drawnRows(7, 5); // an odd width: rows are filled up to four bytes
  const few = rows.map((line, y) => line.map((_, x) => ((x + y) % 2 ? ([255, 0, 10] as const) : ([0, 128, 250] as const))));
  it.each([
    ["24 bits", rows, {}, 0],
    ["24 bits, top row first", rows, { topDown: true }, 0],
    ["24 bits with the newest head", rows, { head: 124 }, 0],
    ["32 bits", rows, { bits: 32 }, 0],
    ["32 bits with masks in the head", rows, { bits: 32, head: 108, masks: [0xff0000, 0xff00, 0xff] }, 0],
    ["32 bits with red last", rows, { bits: 32, head: 124, masks: [0xff, 0xff00, 0xff0000] }, 0],
    ["32 bits with a mask in the highest byte", rows, { bits: 32, head: 124, masks: [0xff000000, 0xff0000, 0xff00] }, 0],
    ["16 bits", rows, { bits: 16 }, 5],
    ["16 bits with masks after the head", rows, { bits: 16, masks: [0xf800, 0x7e0, 0x1f] }, 5],
    ["8 bits with a palette", rows, { bits: 8 }, 0],
    ["4 bits with a palette", few, { bits: 4 }, 0],
    ["1 bit with a palette", few, { bits: 1 }, 0],
  ] as const)("%s", (_name, drawn, how, near) => {
    const { bytes } = decodeBmp(bmpOf(drawn as never, how as never), 100);
    const wanted = drawn.flat(2);
    expect(bytes.length).toBe(wanted.length);
    for (const [i, value] of bytes.entries()) expect(Math.abs(value - wanted[i]!), `byte ${i}`).toBeLessThanOrEqual(near);
  });
});

describe("refuses", () => {
  it("a bitmap cut at any byte", () => {
    for (let at = 0; at < BY_HAND.length; at++) expect(() => decodeBmp(BY_HAND.subarray(0, at), 100), `${at}`).toThrow(/./);
  });
  it("more dots than allowed, before it makes room for them", () => {
    const huge = Buffer.from(BY_HAND);
    huge.writeInt32LE(30_000, 18);
    huge.writeInt32LE(30_000, 22);
    expect(() => decodeBmp(huge, 60_000_000)).toThrow("pixel limit");
  });
  it("whatever only begins like one, without hanging or a strange error", () => {
    fc.assert(
      fc.property(fc.uint8Array({ minLength: 0, maxLength: 200 }), (noise) => {
        const bytes = Buffer.concat([Buffer.from("BM"), noise]);
        expect(isBmp(bytes)).toBe(true);
        try {
          decodeBmp(bytes, 1000);
        } catch (error) {
          expect(error).toBeInstanceOf(Error);
        }
      }),
      { numRuns: 300 },
    );
  });
});
