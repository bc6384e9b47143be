import { eq, sql } from "drizzle-orm";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { bmpOf, drawnRows } from "../media/testing/bmp.ts";
import { makeRug } from "../testing/make-rug.ts";
import { openShop, type TestShop } from "../testing/open-shop.ts";
import type { MergeJob } from "./contract.ts";
import { runMerge } from "./run-merge.server.ts";
import { sharedRoom } from "./shared-room.server.ts";
import { sweepMerges } from "./sweep-merges.server.ts";
import { mergeJobs } from "./table.server.ts";
import { geminiBlock, geminiPicture, json, openCloud } from "./testing/clouds.ts";
import { bomb, drawnRoom, drawnRug } from "./testing/pictures.ts";

let shop: TestShop;
let cloud: Awaited<ReturnType<typeof openCloud>>;
let room: Buffer;
let rug: Buffer;
/** What the provider answers next; then pictures again. */
const next: ("block" | "fail")[] = [];

beforeAll(async () => {
  [room, rug] = await Promise.all([drawnRoom(), drawnRug()]);
  cloud = await openCloud((_heard, response) => {
    const turn = next.shift();
    if (turn === "fail") return json(response, 503, { error: { code: 503, message: "busy", status: "UNAVAILABLE" } });
    json(response, 200, turn === "block" ? geminiBlock : geminiPicture(rug));
  });
  shop = await openShop({
    env: {
      MERGE_ENGINE: "gemini",
      GEMINI_API_KEY: "k",
      GEMINI_BASE_URL: cloud.url,
      MERGE_PER_ADDRESS_PER_HOUR: "230",
      TRUST_PROXY: "1",
    },
  });
  await shop.ctx.storage.put("demo/flat.png", rug, { type: "image/png" });
});
afterAll(async () => {
  await shop.close();
  await cloud.close();
});

type Parts = Record<string, string | Buffer>;
const send = (parts: Parts, address = "10.0.0.1") => {
  const body = new FormData();
  for (const [name, value] of Object.entries({ consent: "1", ...parts })) {
    body.append(name, typeof value === "string" ? value : new File([new Uint8Array(value)], `${name}.jpg`));
  }
  return shop.request("/api/merge-images", { method: "POST", body, headers: { "x-forwarded-for": address } });
};
const idOf = async (response: Response) => ((await response.json()) as { jobId: string }).jobId;
const start = async (parts: Parts = {}) => idOf(await send({ roomImage: room, rugImage: rug, ...parts }));
const look = async (id: string) => (await (await shop.request(`/api/merge-jobs/${id}`)).json()) as MergeJob;
const run = () => runMerge.run(shop.ctx, {});
const fileOf = (job: MergeJob) => shop.request(job.imageUrl!);

describe("a job", () => {
  it("waits, is made and gives its picture; the upload is gone", async () => {
    const response = await send({ roomImage: room, rugImage: rug });
    expect(response.status).toBe(202);
    const id = await idOf(response);
    expect(await look(id)).toMatchObject({ jobId: id, status: "pending", result: null, error: null, imageUrl: null });
    await run();
    const done = await look(id);
    expect(done).toMatchObject({ status: "completed", result: { imageUrl: done.imageUrl }, completedAt: expect.any(String) });
    const picture = await fileOf(done);
    expect(picture.headers.get("content-type")).toBe("image/jpeg");
    expect((await sharp(Buffer.from(await picture.arrayBuffer())).metadata()).exif).toBeUndefined();
    expect(await shop.ctx.storage.list(`private/merge/jobs/${id}/`)).toEqual([`private/merge/jobs/${id}/result.jpg`]);
    expect((await shop.request(`/media/private/merge/jobs/${id}/result.jpg`)).status).toBe(404);
  });

  it("asks the model for the true size, with both pictures and the key", async () => {
    const carpet = await makeRug(shop.ctx, { name: "Con medida" });
    await start({ carpetId: String(carpet.id), size: "6x9" });
    await run();
    const asked = cloud.heard.at(-1)!;
    expect(asked.path).toContain(":generateContent");
    expect(asked.headers["x-goog-api-key"]).toBe("k");
    const { contents } = JSON.parse(asked.body.toString()) as { contents: { parts: { text?: string }[] }[] };
    expect(contents[0]!.parts).toHaveLength(3);
    expect(contents[0]!.parts[0]!.text).toContain("183 by 274 centimetres");
  });

  it("is tried once more when the provider fails, then given up with the specification's words", async () => {
    next.push("fail");
    const once = await start();
    const before = cloud.heard.length;
    await run();
    expect(cloud.heard.length - before).toBe(2);
    expect((await look(once)).status).toBe("completed");
    next.push("fail", "fail");
    const twice = await start();
    await run();
    expect(await look(twice)).toMatchObject({ status: "failed", error: { message: "Image merge failed" } });
  });

  it("that is blocked has not failed: it says so and is not tried again", async () => {
    next.push("block");
    const id = await start();
    const before = cloud.heard.length;
    await run();
    await run();
    expect(await look(id)).toMatchObject({ status: "failed", error: { code: "blocked" } });
    expect(cloud.heard.length - before).toBe(1);
  });

  it("with a photo that is cut off says that it cannot be read", async () => {
    const id = await start({ roomImage: room.subarray(0, room.length / 3) });
    await run();
    expect(await look(id)).toMatchObject({ status: "failed", error: { code: "unreadable" } });
  });

  it("left behind by a copy that died is done by the next", async () => {
    const id = await start();
    await shop.ctx.db
      .update(mergeJobs)
      .set({ status: "processing", attempts: 1, leaseUntil: new Date(Date.now() - 1000) })
      .where(eq(mergeJobs.id, id));
    await run();
    expect((await look(id)).status).toBe("completed");
  });
});

describe("what is refused", () => {
  const gif = Buffer.from("R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7", "base64");
  it.each([
    ["a text called .jpg", 415, /no es una imagen/, () => ({ roomImage: Buffer.from("no soy una foto"), rugImage: rug })],
    ["no room", 415, /Falta la foto/, () => ({ rugImage: rug })],
    ["no rug", 400, /Falta la imagen de la alfombra/, () => ({ roomImage: room })],
    ["10 MB and a byte", 413, /hasta 10 MB/, () => ({ roomImage: Buffer.alloc(10 * 1024 * 1024 + 1, room), rugImage: rug })],
    ["30,000 × 30,000", 413, /demasiados píxeles/, () => ({ roomImage: bomb(), rugImage: rug })],
    ["no consent", 422, /permiso/, () => ({ roomImage: room, rugImage: rug, consent: "" })],
    ["an unknown rug", 404, /./, () => ({ roomImage: room, carpetId: "999999" })],
    ["a rug that is gone, with its picture", 404, /./, () => ({ roomImage: room, rugImage: rug, carpetId: "999999" })],
    ["a size that is none", 422, /medida/, () => ({ roomImage: room, rugImage: rug, size: "grande" })],
  ])("%s", async (_name, status, sentence, parts) => {
    const before = process.memoryUsage.rss();
    const response = await send(parts());
    expect(response.status).toBe(status);
    expect(await response.json()).toMatchObject({ error: expect.stringMatching(sentence), code: expect.any(String) });
    expect(process.memoryUsage.rss() - before).toBeLessThan(300_000_000);
  });

  it("but not exactly 10 MB", async () => {
    const whole = Buffer.concat([room, Buffer.alloc(10 * 1024 * 1024 - room.length)]);
    expect((await send({ roomImage: whole, rugImage: rug })).status).toBe(202);
  });

  it("a BMP is an image like any other, and a text that begins like one is not", async () => {
    const id = await idOf(await send({ roomImage: bmpOf(drawnRows(300, 200)), rugImage: rug }));
    await run();
    expect((await look(id)).status).toBe("completed");
    expect((await send({ roomImage: Buffer.from("BM y nada más que palabras"), rugImage: rug })).status).toBe(415);
    const huge = bmpOf(drawnRows(3, 2));
    huge.writeInt32LE(30_000, 18);
    huge.writeInt32LE(30_000, 22);
    expect((await send({ roomImage: huge, rugImage: rug })).status).toBe(413);
  });
  it("a GIF is an image like any other", async () => {
    expect((await send({ roomImage: gif, rugImage: rug })).status).toBe(202);
  });

  it.each([
    "http://127.0.0.1/media/demo/flat.png",
    "http://169.254.169.254/latest/meta-data",
    "http://localhost.evil.com/media/demo/flat.png",
    "file:///etc/passwd",
    "/media/../secret.png",
    "/media/private/merge/x.jpg",
    "//evil.com/media/demo/flat.png",
    "/etc/passwd",
    "/media/%E0%A4%A",
    "/media/%00.png",
  ])("a rug at %s", async (rugImageUrl) => {
    const before = cloud.heard.length;
    expect((await send({ roomImage: room, rugImageUrl })).status).toBe(422);
    expect(cloud.heard.length).toBe(before);
  });

  it.each(["/media/demo/flat.png", "http://localhost/media/demo/flat.png", "/img/480/demo/flat.png.webp"])(
    "but not our own picture at %s",
    async (rugImageUrl) => expect((await send({ roomImage: room, rugImageUrl })).status).toBe(202),
  );

  it("an id that nobody was given", async () => {
    expect((await shop.request(`/api/merge-jobs/${"a".repeat(48)}`)).status).toBe(404);
  });

  it("more than the address's share, with the time to wait", async () => {
    const carpet = await makeRug(shop.ctx, { name: "Muy pedida" });
    const tries: Response[] = [];
    for (let i = 0; i < 13; i++)
      tries.push(await send({ roomImage: room, rugImage: rug, carpetId: String(carpet.id) }, "10.9.9.9"));
    expect(tries.map(({ status }) => status)).toEqual([...Array<number>(12).fill(202), 429]);
    expect(Number(tries[12]!.headers.get("retry-after"))).toBeGreaterThan(0);
  });
});

it("a size that did not fit is still the one asked for; beside it stands the one shown", async () => {
  const id = await start({ size: "8x10" });
  await run();
  expect(await look(id)).toMatchObject({ status: "completed", size: "8x10", shownSize: "8x10" });
  const place = { u: 0, v: 3, angle: 0, width: 1.52, length: 2.44, visible: 0.9, inFrame: 1, size: "5x8" };
  await shop.ctx.db.update(mergeJobs).set({ place }).where(eq(mergeJobs.id, id));
  expect(await look(id)).toMatchObject({ status: "completed", size: "8x10", shownSize: "5x8" });
});

it("a link shows picture, rug, size and price, until the picture is gone", async () => {
  const carpet = await makeRug(shop.ctx, { name: "Compartida", sizes: { "6x9": [3_650_000, 1] } });
  const id = await start({ carpetId: String(carpet.id), size: "6x9" });
  await expect(sharedRoom(shop.ctx, { jobId: id })).rejects.toMatchObject({ status: 404 });
  await run();
  expect(await sharedRoom(shop.ctx, { jobId: id })).toMatchObject({
    imageUrl: `/api/merge-jobs/${id}/files/result.jpg`,
    size: "6x9",
    price: 3_650_000,
    rug: { id: carpet.id, name: "Compartida" },
  });
  await shop.ctx.storage.remove(`private/merge/jobs/${id}/result.jpg`);
  await expect(sharedRoom(shop.ctx, { jobId: id })).rejects.toMatchObject({ status: 404 });
});

describe("keeping and deleting", () => {
  it("deletes results after their days", async () => {
    const id = await start();
    await run();
    await shop.ctx.db.execute(sql`update merge_jobs set created_at = now() - interval '31 days' where id = ${id}`);
    await sweepMerges.run(shop.ctx, {});
    expect((await shop.request(`/api/merge-jobs/${id}`)).status).toBe(404);
    expect(await shop.ctx.storage.list(`private/merge/jobs/${id}/`)).toEqual([]);
  });
});
