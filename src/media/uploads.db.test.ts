import { existsSync, globSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { crc32, deflateSync } from "node:zlib";
import sharp from "sharp";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { makeRug } from "../testing/make-rug.ts";
import { openShop, type TestShop } from "../testing/open-shop.ts";
import type { MediaFacts, MediaFile, UploadedFile } from "./contract.ts";
import { bmpOf, drawnRows } from "./testing/bmp.ts";
import { mp4With, webmWith } from "./testing/films.ts";

let shop: TestShop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

const send = (path: string, field: string, ...files: [name: string, bytes: Uint8Array | string, type?: string][]) => {
  const body = new FormData();
  for (const [name, bytes, type] of files) body.append(field, new Blob([bytes as BlobPart], { type }), name);
  return shop.request(`/api/admin/${path}`, { method: "POST", staff: true, body });
};
const photo = () =>
  sharp({ create: { width: 60, height: 40, channels: 3, background: "#8e2f2b" } })
    .jpeg()
    .withExif({ IFD3: { GPSLatitudeRef: "N", GPSLatitude: "4/1 35/1 0/1" }, IFD0: { Artist: "Alguien" } })
    .withMetadata({ orientation: 6 })
    .toBuffer();
const kept = () => globSync("media/uploads/**/*.*", { cwd: shop.ctx.env.DATA_DIR });
const temporary = () => (existsSync(join(shop.ctx.env.DATA_DIR, "tmp")) ? readdirSync(join(shop.ctx.env.DATA_DIR, "tmp")) : []);

afterEach(() => {
  if (temporary().length > 0) throw new Error(`left behind: ${temporary().join(", ")}`);
});

describe("what is taken", () => {
  it("keeps a photo under a name of our own, upright and without its place", async () => {
    const { id } = await makeRug(shop.ctx);
    const response = await send(`upload?carpetId=${id}`, "file", [
      "../../Casa de la \u202eSeñora.html",
      await photo(),
      "text/html",
    ]);
    expect(response.status).toBe(200);
    const file = (await response.json()) as UploadedFile & { success: boolean };
    expect(file).toMatchObject({
      success: true,
      mimetype: "image/jpeg",
      originalName: "Casa de la Señora.html",
      width: 40,
      height: 60,
    });
    expect(file.url).toMatch(new RegExp(`^/media/uploads/${id}/[0-9a-f]{20}\\.jpg$`));
    const stored = await shop.request(file.url);
    expect(stored.headers.get("content-type")).toBe("image/jpeg");
    const bytes = Buffer.from(await stored.arrayBuffer());
    expect(bytes.length).toBe(file.size);
    expect((await sharp(bytes).metadata()).exif).toBeUndefined();
    expect(bytes.includes("Alguien")).toBe(false);
  });
  it("takes a BMP and keeps it as PNG", async () => {
    const response = await send("upload", "file", ["escaneo.bmp", bmpOf(drawnRows(30, 20)), "image/bmp"]);
    expect(response.status).toBe(200);
    const file = (await response.json()) as UploadedFile;
    expect(file).toMatchObject({ mimetype: "image/png", originalName: "escaneo.bmp", width: 30, height: 20 });
    const stored = Buffer.from(await (await shop.request(file.url)).arrayBuffer());
    expect([...(await sharp(stored).raw().toBuffer())]).toEqual(drawnRows(30, 20).flat(2));
    expect((await shop.request(`/img/96/${file.url.slice("/media/".length)}.webp`)).status).toBe(200);
  });
  it("takes several at once", async () => {
    const png = await sharp(await photo())
      .png()
      .toBuffer();
    const gif = await sharp(await photo())
      .gif()
      .toBuffer();
    const response = await send(
      "upload-multiple?folder=collections",
      "files",
      ["a.png", png],
      ["b.gif", gif],
      ["c.mp4", mp4With("")],
    );
    const { success, files } = (await response.json()) as { success: boolean; files: UploadedFile[] };
    expect(success).toBe(true);
    expect(files.map(({ mimetype }) => mimetype)).toEqual(["image/png", "image/gif", "video/mp4"]);
    for (const { url } of files) expect((await shop.request(url)).status).toBe(200);
  });
  it.each([
    ["film.mp4", mp4With("+04.5981-074.0758/"), "video/mp4"],
    ["film.webm", webmWith("+04.5981-074.0758/"), "video/webm"],
  ])("takes the place out of %s and moves nothing", async (name, bytes, mimetype) => {
    const file = (await (await send("upload", "file", [name, bytes])).json()) as UploadedFile;
    expect(file).toMatchObject({ mimetype, size: bytes.length });
    const stored = Buffer.from(await (await shop.request(file.url)).arrayBuffer());
    expect(stored.includes("+04.5981")).toBe(false);
    expect(stored.subarray(-4).toString()).toBe("film");
  });
});

describe("what is refused, leaving nothing behind", () => {
  const bomb = () => {
    // A whole and valid PNG of 30,000 × 30,000 dots, one bit each: 110 KB that unfold to 900 million pixels.
    const chunk = (type: string, bytes: Uint8Array) => {
      const body = Buffer.concat([Buffer.from(type, "latin1"), bytes]);
      const ends = Buffer.alloc(8);
      ends.writeUInt32BE(body.length - 4, 0);
      ends.writeUInt32BE(crc32(body), 4);
      return Buffer.concat([ends.subarray(0, 4), body, ends.subarray(4)]);
    };
    const dots = deflateSync(Buffer.alloc(30_000 * (1 + 30_000 / 8)));
    const head = Buffer.from("00007530000075300100000000", "hex");
    const parts = [chunk("IHDR", head), chunk("IDAT", dots), chunk("IEND", Buffer.alloc(0))];
    return Buffer.concat([Buffer.from("89504e470d0a1a0a", "hex"), ...parts]);
  };
  it.each<[string, Uint8Array | string, number]>([
    ["page.jpg", "<!doctype html><script>alert(1)</script>", 415],
    ["drawing.png", '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>', 415],
    ["bomb.png", bomb(), 413],
    ["cut.jpg", Buffer.from("ffd8ffe000104a46494600010100", "hex"), 415],
    ["cut.mp4", mp4With("").subarray(0, 60), 415],
    ["empty.jpg", "", 415],
    ["text.bmp", "BM, dijo la señora, y no era una foto", 415],
    ["cut.bmp", bmpOf(drawnRows(30, 20)).subarray(0, 900), 415],
  ])("%s → %i", async (name, bytes, status) => {
    const before = kept();
    const memory = process.memoryUsage().rss;
    const response = await send("upload", "file", [name, bytes, "image/png"]);
    expect(response.status).toBe(status);
    expect((process.memoryUsage().rss - memory) / 1024 / 1024).toBeLessThan(150);
    expect(await response.json()).toMatchObject({ error: expect.any(String), code: expect.stringMatching(/^media\./) });
    expect(kept()).toEqual(before);
  });
  it("more than 100 MB, within bounded memory", async () => {
    const before = kept();
    const chunk = new Uint8Array(1024 * 1024);
    let sent = 0;
    const head = '--x\r\ncontent-disposition: form-data; name="file"; filename="big.mp4"\r\n\r\n';
    const body = new ReadableStream<Uint8Array>({
      start: (to) => to.enqueue(new TextEncoder().encode(head)),
      pull: (to) => {
        to.enqueue(chunk);
        if (++sent < 101) return;
        to.enqueue(new TextEncoder().encode("\r\n--x--\r\n"));
        to.close();
      },
    });
    const memory = process.memoryUsage().rss;
    const headers = { "content-type": "multipart/form-data; boundary=x" };
    const response = await shop.request("/api/admin/upload", {
      method: "POST",
      staff: true,
      body,
      headers,
      duplex: "half",
    } as never);
    expect(response.status).toBe(413);
    expect((process.memoryUsage().rss - memory) / 1024 / 1024).toBeLessThan(150);
    expect(kept()).toEqual(before);
  }, 60_000);
  it.each(["upload?carpetId=999999", "upload?carpetId=99999999999", "upload?carpetId=none", "upload?folder=999999"])(
    "404 for a carpet that does not exist: %s",
    async (path) => {
      const before = kept();
      expect((await send(path, "file", ["a.jpg", await photo()])).status).toBe(404);
      expect((await send(path.replace("upload", "upload-multiple"), "files", ["a.jpg", await photo()])).status).toBe(404);
      expect(kept()).toEqual(before);
    },
  );
  it("one bad file among good ones refuses them all", async () => {
    const before = kept();
    expect((await send("upload-multiple", "files", ["a.jpg", await photo()], ["b.jpg", "no"])).status).toBe(415);
    expect(kept()).toEqual(before);
  });
  it("two files where one is meant, none, no multipart, a broken one, a strange folder", async () => {
    expect((await send("upload", "file", ["a.jpg", await photo()], ["b.jpg", await photo()])).status).toBe(413);
    expect((await send("upload", "file")).status).toBe(400);
    const raw = (body: string, type: string) =>
      shop.request("/api/admin/upload", { method: "POST", staff: true, body, headers: { "content-type": type } });
    expect((await raw("{}", "application/json")).status).toBe(415);
    expect((await raw("--x\r\nbroken", "multipart/form-data; boundary=x")).status).toBe(400);
    for (const folder of ["..%2Fx", "private"])
      expect((await send(`upload?folder=${folder}`, "file", ["a.jpg", await photo()])).status).toBe(400);
  });
});

describe("the library", () => {
  /** Other spellings of a path lead to its own, which clients follow. */
  const remove = async (path: string) => {
    const erase = (to: string) => shop.request(to, { method: "DELETE", staff: true });
    const response = await erase(`/api/admin/media/${path}`);
    return response.status === 308 ? erase(response.headers.get("location")!) : response;
  };
  it("shows where a file is used and refuses to delete it while it is", async () => {
    const file = (await (await send("upload?folder=rugs", "file", ["olas.jpg", await photo()])).json()) as UploadedFile;
    const made = await shop.request("/api/admin/collections", {
      method: "POST",
      staff: true,
      json: { name: "Bósforo", image: file.url },
    });
    const { id } = (await made.json()) as { id: number };
    const list = async (query: string) =>
      (await (await shop.request(`/api/admin/media?${query}`, { staff: true })).json()) as MediaFile[];
    expect(await list("search=bosforo")).toEqual([
      expect.objectContaining({ url: file.url, folder: "rugs", uses: [{ kind: "collection", id, label: "Bósforo" }] }),
    ]);
    const inFolder = async (folder: string) => (await list(`folder=${folder}`)).map(({ url }) => url);
    expect(await inFolder("collections")).toContain(file.url);
    expect(await inFolder("carpets")).not.toContain(file.url);
    const sizes = (await list("sort=largest")).map(({ size }) => size);
    expect(sizes).toEqual(sizes.toSorted((a, b) => b - a));
    const facts = (await (await shop.request("/api/admin/media/facts", { staff: true })).json()) as MediaFacts;
    for (const folder of ["carpets", "collections", "other"] as const)
      expect(facts[folder]).toBe((await inFolder(folder)).length);
    expect(facts).toMatchObject({ files: sizes.length, unused: (await list("used=no")).length });
    expect(facts.bytes).toBe(sizes.reduce((a, b) => a + b, 0));
    expect((await list("used=no")).map(({ url }) => url)).not.toContain(file.url);
    expect((await list("kind=video")).every(({ mimetype }) => mimetype.startsWith("video/"))).toBe(true);
    const refused = await remove(`rugs/${file.filename}`);
    expect(refused.status).toBe(409);
    expect(await refused.json()).toMatchObject({ error: "File is in use: collection Bósforo" });
    expect((await shop.request(file.url)).status).toBe(200);
    await shop.request(`/api/admin/collections/${id}`, { method: "PUT", staff: true, json: { image: "" } });
    expect((await shop.request(`/img/200/uploads/rugs/${file.filename}.webp`)).status).toBe(200);
    expect(await (await remove(`rugs/${file.filename}`)).json()).toEqual({ success: true });
    expect((await shop.request(file.url)).status).toBe(404);
    expect((await shop.request(`/img/200/uploads/rugs/${file.filename}.webp`)).status).toBe(404);
    expect((await remove(`rugs/${file.filename}`)).status).toBe(404);
  });
  it.each(["..%2F..%2Fetc/passwd", "rugs/..%2f..%2fsecret", "rugs/%2e%2e", "%2e%2e/x", "rugs/none.jpg", "a/b/c"])(
    "404 for %s",
    async (path) => expect((await remove(path)).status).toBe(404),
  );
  it("400 for a name with a NUL", async () => expect((await remove("rugs/a%00.jpg")).status).toBe(400));
});
