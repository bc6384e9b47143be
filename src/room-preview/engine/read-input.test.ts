import { expect, it } from "vitest";
import { bmpOf, drawnRows } from "../../media/testing/bmp.ts";
import { readPhoto, UnreadablePhoto } from "./photo.ts";
import { rugTexture } from "./rug-texture.ts";

it("a BMP is read as photo and as rug, and one that is cut off says so", async () => {
  const bmp = bmpOf(drawnRows(40, 30));
  const photo = await readPhoto(bmp);
  expect(photo).toMatchObject({ width: 40, height: 30 });
  expect([...photo.rgb]).toEqual(drawnRows(40, 30).flat(2));
  expect((await rugTexture(bmp)).levels[0]!.texels.length).toBeGreaterThan(0);
  await expect(readPhoto(bmp.subarray(0, 500))).rejects.toThrow(UnreadablePhoto);
  await expect(rugTexture(bmp.subarray(0, 500))).rejects.toThrow(UnreadablePhoto);
});
