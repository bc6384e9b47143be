import { afterAll, beforeAll, expect, it } from "vitest";
import { makeRug } from "../testing/make-rug.ts";
import { openShop, type TestShop } from "../testing/open-shop.ts";
import { staffCalls } from "../testing/staff-calls.ts";
import type { CsvReport } from "./admin/csv-contract.ts";

let shop: TestShop;
let rug: { id: number; collectionId: number };
beforeAll(async () => {
  shop = await openShop({ env: { PUBLIC_URL: "https://tienda.example" } });
  rug = await makeRug(shop.ctx);
  await shop.ctx.storage.put("uploads/1/there.jpg", Buffer.from("x"), { type: "image/jpeg" });
  await shop.ctx.storage.put("private/merge/jobs/x/room", Buffer.from("x"), { type: "image/jpeg" });
});
afterAll(() => shop.close());
const { read } = staffCalls(() => shop);
type Refused = { error: string; fields: Record<string, string> };

const MISSING = [
  "/media/uploads/1/gone.jpg",
  "https://tienda.example/media/uploads/1/gone.jpg",
  "/img/720/uploads/1/gone.jpg.webp",
  "/media/private/merge/jobs/x/room",
  "/media/../secret.jpg",
  "/media/",
];
const TAKEN = [
  "/media/uploads/1/there.jpg",
  "/media/uploads/1/there.jpg?v=2",
  "https://tienda.example/media/uploads/1/there.jpg",
  "https://elsewhere.example/media/uploads/1/gone.jpg",
  "http://elsewhere.example/a.jpg",
  "/images/of-the-old-site.jpg",
];

it.each(MISSING)("refuses %s for a carpet and for a collection, in its field", async (address) => {
  const fields = async (method: string, path: string, json: object) =>
    Object.entries((await read<Refused>(method, path, json, 422)).fields);
  const sentence = `There is no file ${address}`;
  const carpet = { name: "Nueva", collection_id: rug.collectionId };
  expect(await fields("POST", "/carpets", { ...carpet, images: [TAKEN[0], address] })).toEqual([["images", sentence]]);
  expect(await fields("PUT", `/carpets/${rug.id}`, { thumbnail: address })).toEqual([["thumbnail", sentence]]);
  expect(await fields("PUT", `/carpets/${rug.id}`, { videos: [address] })).toEqual([["videos", sentence]]);
  expect(await fields("POST", "/collections", { name: "Otra", image: address })).toEqual([["image", sentence]]);
  expect(await fields("PUT", `/collections/${rug.collectionId}`, { video: address })).toEqual([["video", sentence]]);
});

it("takes what is there, what is elsewhere, and a model that is made when it is asked for", async () => {
  const model_3d = `/media/newGlbs/${rug.id}-5x8.glb`;
  const saved = await read<object>("PUT", `/carpets/${rug.id}`, { images: TAKEN, thumbnail: TAKEN[0], model_3d });
  expect(saved).toMatchObject({ images: TAKEN, model_3d });
  await read("PUT", `/collections/${rug.collectionId}`, { image: TAKEN[0], video: "https://elsewhere.example/a.mp4" });
});

it("a carpet whose file has gone can still be saved, as long as nothing missing is added", async () => {
  const old = await makeRug(shop.ctx, { name: "Antigua" }); // its picture is /media/demo/flat.avif, which is not there
  const was = await read<{ images: string[] }>("GET", `/carpets/${old.id}`);
  await read("PUT", `/carpets/${old.id}`, { ...was, name: "Antigua y nueva" });
  await read("PUT", `/carpets/${old.id}`, { images: [...was.images, "/media/demo/other.avif"] }, 422);
});

it("the CSV names the row and the column", async () => {
  const body = `id,images\n${rug.id},/media/uploads/1/gone.jpg\n`;
  const response = await shop.request("/api/admin/carpets/csv?dryRun=1", { method: "POST", staff: true, body });
  const { errors } = (await response.json()) as CsvReport;
  expect(errors).toEqual([{ row: 2, column: "images", message: "There is no file /media/uploads/1/gone.jpg" }]);
});
