import { sql } from "drizzle-orm";
import sharp from "sharp";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import type { CarpetModel } from "./admin/model-contract.ts";
import { modelsAhead } from "./models-ahead.server.ts";
import { makeRug } from "../testing/make-rug.ts";
import { openShop, type TestShop } from "../testing/open-shop.ts";

let shop: TestShop;
let id: number;
beforeAll(async () => {
  shop = await openShop();
  ({ id } = await makeRug(shop.ctx, { name: "Con modelo" }));
  const flat = await sharp({ create: { width: 220, height: 340, channels: 3, background: "#F4F1EC" } })
    .composite([{ input: { create: { width: 200, height: 300, channels: 3, background: "#8E2F2B" } } }])
    .png()
    .toBuffer();
  await shop.ctx.storage.put("rugs/flat.png", flat, { type: "image/png" });
  await shop.ctx.db.execute(sql`update rugs set thumbnail = '/media/rugs/flat.png' where id = ${id}`);
});
afterAll(() => shop.close());

it("makes a GLB in the rug's true metres, under 1.5 MB, and the USDZ beside it", async () => {
  const response = await shop.request(`/media/newGlbs/${id}-6x9.glb`);
  const bytes = new Uint8Array(await response.arrayBuffer());
  expect(response.headers.get("content-type")).toBe("model/gltf-binary");
  expect(new TextDecoder().decode(bytes.slice(0, 4))).toBe("glTF");
  expect(bytes.length).toBeLessThan(1_500_000);
  const jsonLength = new DataView(bytes.buffer).getUint32(12, true);
  const { accessors } = JSON.parse(new TextDecoder().decode(bytes.slice(20, 20 + jsonLength))) as {
    accessors: { min?: number[]; max?: number[] }[];
  };
  const widest = Math.max(...accessors.flatMap(({ max }) => (max?.length === 3 ? [max[0]!] : [])));
  expect(widest).toBeCloseTo(0.915, 2);
  expect((await shop.request(`/media/newGlbs/${id}.glb`)).status).toBe(200);
  const usdz = await shop.request(`/media/newUsdz/${id}-6x9.usdz`);
  expect(usdz.headers.get("content-type")).toBe("model/vnd.usdz+zip");
  expect(new TextDecoder().decode((await usdz.arrayBuffer()).slice(0, 2))).toBe("PK");
});

it.each(["newGlbs/999999-6x9.glb", "newUsdz/1-99x99.usdz", "newGlbs/x.glb"])("has no %s", async (key) => {
  expect((await shop.request(`/media/${key}`)).status).toBe(404);
});

it("tells staff what the model is and makes it again from the cover", async () => {
  const rug = await makeRug(shop.ctx, { name: "Por hacer", collection: "MODELOS" });
  await shop.ctx.db.execute(sql`update rugs set thumbnail = '/media/rugs/flat.png' where id = ${rug.id}`);
  const ask = async (method = "GET") => {
    const response = await shop.request(`/api/admin/carpets/${rug.id}/model`, { method, staff: true });
    return { status: response.status, body: (await response.json()) as CarpetModel & { error: string } };
  };
  expect((await ask()).body).toMatchObject({ state: "waiting", web: null });
  await shop.request(`/media/newGlbs/${rug.id}-6x9.glb`);
  const made = await ask("POST");
  expect(made).toMatchObject({
    status: 200,
    body: { state: "made", web: { name: `newGlbs/${rug.id}.glb` }, iphone: { name: `newUsdz/${rug.id}.usdz` } },
  });
  expect(await shop.ctx.storage.list(`derived/models/${rug.id}-`), "other sizes are forgotten, the first is new").toHaveLength(2);
  expect((await ask()).body).toEqual(made.body);

  await shop.ctx.storage.put("rugs/broken.png", Buffer.from("no picture"), { type: "image/png" });
  await shop.ctx.db.execute(sql`update rugs set thumbnail = '/media/rugs/broken.png' where id = ${rug.id}`);
  expect(await ask("POST")).toMatchObject({
    status: 422,
    body: { error: "Could not be made: The cover picture cannot be read" },
  });
  await shop.ctx.db.execute(sql`update rugs set thumbnail = '', images = '{}' where id = ${rug.id}`);
  expect((await ask()).body).toMatchObject({ state: "impossible", reason: "The carpet has no picture yet" });
  expect((await ask("POST")).status).toBe(422);
});

it("makes every size's models behind the save that gives a rug its picture, which is read once", async () => {
  const rug = await makeRug(shop.ctx, { name: "Con foto nueva" });
  const answer = await shop.request(`/api/admin/carpets/${rug.id}`, {
    method: "PUT",
    json: { thumbnail: "/media/rugs/flat.png" },
    staff: true,
  });
  expect(answer.status).toBe(200);
  const { rows } = await shop.ctx.db.execute<{ data: { rugId: number } }>(
    sql`select data from pgboss.job where name = ${modelsAhead.name} and (data->>'rugId')::int = ${rug.id}`,
  );
  expect(rows).toHaveLength(1);
  const read = vi.spyOn(shop.ctx.storage, "bytes");
  await modelsAhead.run(shop.ctx, rows[0]!.data);
  expect(read.mock.calls.filter(([key]) => key === "rugs/flat.png")).toHaveLength(1);
  read.mockRestore();
  const made = await shop.ctx.storage.list(`derived/models/${rug.id}-`);
  const { sizes } = (await (await shop.request(`/api/rugs/${rug.id}`)).json()) as { sizes: unknown[] };
  expect(made).toHaveLength(sizes.length * 2);
});
