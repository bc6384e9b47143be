import { afterAll, beforeAll, expect, it } from "vitest";
import { makeRug } from "../testing/make-rug.ts";
import { openShop, type TestShop } from "../testing/open-shop.ts";
import { drawnRug } from "./testing/pictures.ts";

let shop: TestShop;
beforeAll(async () => {
  shop = await openShop({ env: { MERGE_PER_ADDRESS_PER_HOUR: "2" } });
  await shop.ctx.storage.put("demo/flat.avif", await drawnRug(), { type: "image/avif" });
});
afterAll(() => shop.close());

const send = async (roomImage: Buffer | string) => {
  const body = new FormData();
  body.append("roomImage", new File([roomImage as BlobPart], "sala.jpg"));
  body.append("carpetId", String((await makeRug(shop.ctx)).id));
  return shop.request("/api/merge-images", { method: "POST", body });
};

it("an address beyond its quota is refused before its upload is taken; what came to nothing is not counted", async () => {
  const photo = await drawnRug();
  for (let i = 0; i < 4; i++) expect((await send("no soy una foto")).status).toBe(415);
  expect((await send(photo)).status).toBe(202);
  expect((await send(photo)).status).toBe(202);
  let taken = 0;
  const body = new ReadableStream<Uint8Array>({ pull: () => void taken++ }, { highWaterMark: 0 });
  const headers = { "content-type": "multipart/form-data; boundary=x" };
  const refused = await shop.request("/api/merge-images", { method: "POST", body, headers, duplex: "half" } as never);
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
  expect(await refused.json()).toMatchObject({ error: expect.stringContaining("vistas previas") });
  expect(taken).toBe(0);
});
