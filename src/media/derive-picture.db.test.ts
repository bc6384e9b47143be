import sharp from "sharp";
import { afterAll, beforeAll, expect, it } from "vitest";
import { openShop, type TestShop } from "../testing/open-shop.ts";
import { MOST_FILE_BYTES } from "./read-picture.server.ts";
import type { Storage } from "./storage/storage.ts";

let shop: TestShop;
/** Which originals were read whole, and how many at the same time. */
const reads: string[] = [];
let open = 0;
let most = 0;
beforeAll(async () => {
  shop = await openShop();
  const { storage } = shop.ctx;
  const [bytes, head] = [storage.bytes.bind(storage), storage.head.bind(storage)];
  const watched: Partial<Storage> = {
    async bytes(key) {
      if (key.startsWith("derived/")) return bytes(key);
      reads.push(key);
      most = Math.max(most, ++open);
      await new Promise((done) => setTimeout(done, 5));
      return bytes(key).finally(() => open--);
    },
    async head(key) {
      const file = await head(key);
      return key.includes("huge") && file ? { ...file, size: MOST_FILE_BYTES + 1 } : file;
    },
  };
  Object.assign(storage, watched);
});
afterAll(() => shop.close());

const picture = () =>
  sharp({ create: { width: 60, height: 40, channels: 3, background: "#8e2f2b" } })
    .jpeg()
    .toBuffer();

it.each(["films/a.mp4", "films/a.webm", "newGlbs/1.glb", "notes/a.json", "pictures/huge.jpg"])(
  "%s has no smaller pictures, and is not read to find that out",
  async (key) => {
    await shop.ctx.storage.put(key, key.includes("huge") ? await picture() : Buffer.alloc(1000), { type: "x/y" });
    reads.length = 0;
    for (const format of ["avif", "webp", "jpg"]) expect((await shop.request(`/img/360/${key}.${format}`)).status).toBe(404);
    expect(reads).toEqual([]);
  },
);

it("two originals at most are read and decoded at once, however many are asked for", async () => {
  const keys = Array.from({ length: 12 }, (_, n) => `pictures/${n}.jpg`);
  for (const key of keys) await shop.ctx.storage.put(key, await picture(), { type: "image/jpeg" });
  most = 0;
  const all = await Promise.all(keys.map((key) => shop.request(`/img/200/${key}.webp`)));
  expect(new Set(all.map(({ status }) => status))).toEqual(new Set([200]));
  expect(reads.length).toBeGreaterThanOrEqual(12);
  expect(most).toBe(2);
});

it("a derivative has no derivatives of its own: nobody fills the disk by asking", async () => {
  await shop.ctx.storage.put("pictures/own.jpg", await picture(), { type: "image/jpeg" });
  expect((await shop.request("/img/200/pictures/own.jpg.webp")).status).toBe(200);
  expect((await shop.request("/img/360/derived/200/pictures/own.jpg.webp.jpg")).status).toBe(404);
  expect(await shop.ctx.storage.list("derived/360/derived/")).toEqual([]);
});
