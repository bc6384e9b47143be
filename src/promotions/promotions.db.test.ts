import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Rug } from "../catalog/contract.ts";
import { countFacets } from "../catalog/facets.server.ts";
import type { Order } from "../orders/contract.ts";
import { bought, buy } from "../testing/buy.ts";
import { makeRug } from "../testing/make-rug.ts";
import { openShop, type TestShop } from "../testing/open-shop.ts";
import { staffCalls } from "../testing/staff-calls.ts";
import type { Promotion } from "./contract.ts";
import { catchUpPromotionsJob, turnPromotionJob } from "./turn-promotion.server.ts";

let shop: TestShop;
let now: Date | undefined;
beforeAll(async () => {
  shop = await openShop({ overrides: { now: () => now ?? new Date() } });
});
afterAll(() => shop.close());

const { read } = staffCalls(() => shop);
const json = async <T>(path: string) => (await (await shop.request(path)).json()) as T;
const rugOf = (id: number) => json<Rug>(`/api/rugs/${id}`);
const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();
const promote = (form: object, status = 201) =>
  read<Promotion>(
    "POST",
    "/promotions",
    { name: "Noviembre", percentage: 20, startDate: day(-1), endDate: day(5), ...form },
    status,
  );

const collectionOf = async (id: number) => (await rugOf(id)).catalogId;

describe("a promotion", () => {
  it("is what the rug costs: on its page, in lists and at the checkout, with what it cost before", async () => {
    const { id } = await makeRug(shop.ctx, {
      name: "Uno",
      collection: "UNO",
      sizes: { "5x8": [1_000_000, 5], "6x9": [2_000_003, 5] },
    });
    await promote({ carpetIds: [id] });
    const rug = await rugOf(id);
    expect(rug).toMatchObject({
      price: 800_000,
      formerPrice: 1_000_000,
      promotion: { name: "Noviembre", percentage: 20, words: expect.stringMatching(/^Hasta el \d+ de \w+$/) as string },
    });
    expect(rug.sizes.map(({ price, formerPrice }) => [price, formerPrice])).toEqual([
      [800_000, 1_000_000],
      [1_600_002, 2_000_003],
    ]);
    const { orderNumber, subtotal } = await bought(buy(shop, [{ carpetId: id, size: "6x9", quantity: 1 }]));
    expect(subtotal).toBe(160_000_200);
    const order = await json<Order>(`/api/orders/by-number/${orderNumber}`);
    expect(order.items[0]!.price).toBe(160_000_200);
    const cheap = await json<Rug[]>("/api/rugs?catalog=UNO&maxPrice=800000");
    expect(cheap.map((each) => each.id)).toEqual([id]);
    const inSize = await json<Rug[]>("/api/rugs?catalog=UNO&size=6x9&maxPrice=1600002");
    expect(inSize.map((each) => each.id)).toEqual([id]);
  });

  it("is for a collection or a tag too; where several meet the largest counts", async () => {
    const plain = await makeRug(shop.ctx, { name: "Dos", collection: "DOS", sizes: { "5x8": [1_000_000, 5] } });
    const tagged = await makeRug(shop.ctx, {
      name: "Tres",
      collection: "DOS",
      sizes: { "5x8": [1_000_000, 5] },
      tags: ["Única"],
    });
    await promote({ percentage: 10, collectionIds: [await collectionOf(plain.id)] });
    const { id } = await promote({ percentage: 25, tags: ["unica"] });
    expect((await rugOf(plain.id)).price).toBe(900_000);
    expect((await rugOf(tagged.id)).price).toBe(750_000);
    await read("POST", `/promotions/${id}/end`, {}, 200);
    expect((await rugOf(tagged.id)).price).toBe(900_000);
    await read("POST", `/promotions/${id}/end`, {}, 409);
  });

  it("begins and ends by its dates; the job brings lists along", async () => {
    const { id: rugId } = await makeRug(shop.ctx, { name: "Cuatro", collection: "CUATRO", sizes: { "5x8": [1_000_000, 5] } });
    const { id, state } = await promote({ carpetIds: [rugId], startDate: day(2), endDate: day(4) });
    expect(state).toBe("scheduled");
    expect(await rugOf(rugId)).toMatchObject({ price: 1_000_000, formerPrice: null, promotion: null });
    now = new Date(day(3));
    await turnPromotionJob.run(shop.ctx, { id });
    expect((await rugOf(rugId)).price).toBe(800_000);
    now = new Date(day(4.1));
    await turnPromotionJob.run(shop.ctx, { id });
    expect((await rugOf(rugId)).price).toBe(1_000_000);
    const { subtotal } = await bought(buy(shop, [{ carpetId: rugId, size: "5x8", quantity: 1 }]));
    expect(subtotal).toBe(100_000_000);
    now = undefined;
    const waiting = await shop.ctx.pool.query(
      "select start_after from pgboss.job where name = 'turn-promotion' and data->>'id' = $1",
      [String(id)],
    );
    expect(waiting.rows).toHaveLength(2);
  });

  it("strikes through no price that was raised for it: the lowest of 30 days counts", async () => {
    const { id, collectionId } = await makeRug(shop.ctx, {
      name: "Cinco",
      collection: "CINCO",
      sizes: { "5x8": [1_000_000, 5] },
    });
    await shop.ctx.pool.query("update rug_prices set since = now() - interval '60 days' where rug_id = $1", [id]);
    await read("PUT", `/collections/${collectionId}`, { sizes: [{ size: "5x8", price: 150_000_000 }] });
    const raised = await promote({ carpetIds: [id], percentage: 20, startDate: day(0) });
    expect(await rugOf(id)).toMatchObject({ price: 1_200_000, formerPrice: null, promotion: null });
    await read("PUT", `/promotions/${raised.id}`, { percentage: 40 });
    expect(await rugOf(id)).toMatchObject({ price: 900_000, formerPrice: 1_000_000 });
    // The old price lies more than 30 days back.
    await shop.ctx.pool.query(
      "update rug_prices set since = now() - interval '40 days' where rug_id = $1 and price = 150000000",
      [id],
    );
    await read("PUT", `/promotions/${raised.id}`, { name: "Otra" });
    expect(await rugOf(id)).toMatchObject({ price: 900_000, formerPrice: 1_500_000 });
  });
});

it("a first day in the past makes no old price of one that was not asked before", async () => {
  const { id } = await makeRug(shop.ctx, { name: "Siete", collection: "SIETE", sizes: { "5x8": [2_000_000, 5] } });
  await shop.ctx.pool.query("delete from rug_prices where rug_id = $1", [id]);
  await shop.ctx.pool.query(
    `insert into rug_prices (rug_id, size, since, price) values ($1, '5x8', now() - interval '60 days', 200000000),
      ($1, '5x8', now() - interval '50 days', 100000000), ($1, '5x8', now() - interval '1 hour', 200000000)`,
    [id],
  );
  await promote({ carpetIds: [id], startDate: day(-55) });
  expect(await rugOf(id)).toMatchObject({ price: 1_600_000, formerPrice: null, promotion: null });
});

it("a rug that came into a running promotion was never dearer: nothing is struck through", async () => {
  const old = await makeRug(shop.ctx, { name: "Trece", collection: "TRECE", sizes: { "5x8": [1_000_000, 5] }, tags: ["Trece"] });
  await promote({ tags: ["Trece"] });
  const late = await makeRug(shop.ctx, {
    name: "Catorce",
    collection: "CATORCE",
    sizes: { "5x8": [1_000_000, 5] },
    tags: ["Trece"],
  });
  expect(await rugOf(old.id)).toMatchObject({ price: 800_000, formerPrice: 1_000_000 });
  expect(await rugOf(late.id)).toMatchObject({ price: 800_000, formerPrice: null, promotion: null });
});

it("one that was over and runs again begins anew", async () => {
  const { id } = await makeRug(shop.ctx, { name: "Doce", collection: "DOCE", sizes: { "5x8": [2_000_000, 5] } });
  const old = await promote({ carpetIds: [id], startDate: day(-55), endDate: day(-50) });
  await shop.ctx.pool.query("update promotions set created_at = now() - interval '56 days' where id = $1", [old.id]);
  await shop.ctx.pool.query("delete from rug_prices where rug_id = $1", [id]);
  await shop.ctx.pool.query(
    `insert into rug_prices (rug_id, size, since, price) values ($1, '5x8', now() - interval '60 days', 200000000),
      ($1, '5x8', now() - interval '40 days', 100000000), ($1, '5x8', now() - interval '1 hour', 200000000)`,
    [id],
  );
  const { start_date } = await read<Promotion>("PUT", `/promotions/${old.id}`, { endDate: day(5) });
  expect(Date.parse(start_date)).toBeGreaterThan(Date.parse(day(-1)));
  expect(await rugOf(id)).toMatchObject({ price: 1_600_000, formerPrice: null });
});

it("in a restored shop, which has no jobs waiting, lists follow the dates all the same", async () => {
  const { id } = await makeRug(shop.ctx, { name: "Once", collection: "ONCE", sizes: { "5x8": [1_000_000, 5] } });
  const cheap = async () => (await json<Rug[]>("/api/rugs?catalog=ONCE&maxPrice=800000")).length;
  expect(await cheap()).toBe(0);
  await shop.ctx.pool.query(
    `insert into promotions (name, percentage, starts_at, ends_at, rug_ids)
     values ('Restaurada', 20, now() - interval '1 minute', now() + interval '1 day', array[$1::int])`,
    [id],
  );
  await catchUpPromotionsJob.run(shop.ctx, {});
  expect(await cheap()).toBe(1);
  await shop.ctx.pool.query("update promotions set ends_at = now() - interval '1 second' where name = 'Restaurada'");
  await catchUpPromotionsJob.run(shop.ctx, {});
  expect(await cheap()).toBe(0);
});

it("the price filter of a size spreads over what is really asked", async () => {
  const sold = { name: "Ocho", collection: "OCHO", tags: ["Ocho"], sizes: { "5x8": [1_000_000, 5] as [number, number] } };
  const { id } = await makeRug(shop.ctx, sold);
  await makeRug(shop.ctx, { ...sold, name: "Ocho y medio", collection: "OCHO Y MEDIO", sizes: { "5x8": [2_000_000, 5] } });
  await promote({ carpetIds: [id] });
  const { price } = await countFacets(shop.ctx, { tags: "Ocho", size: "5x8" });
  expect(price!.least).toBeLessThanOrEqual(800_000);
});

describe("staff", () => {
  it("may change one whose rug was deleted meanwhile, and one without an end to see", async () => {
    const [kept, gone] = [
      await makeRug(shop.ctx, { name: "Nueve", collection: "NUEVE" }),
      await makeRug(shop.ctx, { name: "Diez", collection: "DIEZ" }),
    ];
    const made = await promote({ carpetIds: [kept.id, gone.id], collectionIds: [gone.collectionId], endDate: "9999-12-31" });
    await read("DELETE", `/carpets/${gone.id}`);
    await read("DELETE", `/collections/${gone.collectionId}`);
    const sentBack = { carpetIds: made.carpet_ids, collectionIds: made.collection_ids };
    const saved = await read<Promotion>("PUT", `/promotions/${made.id}`, { name: "Otro nombre", ...sentBack });
    expect(saved).toMatchObject({ name: "Otro nombre", carpet_ids: [kept.id], collection_ids: [], carpets: 1 });
    await read("PUT", `/promotions/${made.id}`, { carpetIds: [kept.id, gone.id] }, 400);
    await read("POST", `/promotions/${made.id}/end`, {});
  });

  it("make, list, change, end and delete; the history tells", async () => {
    const { id: rugId } = await makeRug(shop.ctx, { name: "Seis", collection: "SEIS" });
    const made = await promote({ name: "Aniversario", carpetIds: [rugId] });
    expect(made).toMatchObject({ carpets: 1, state: "active", carpet_ids: [rugId] });
    const changed = await read<Promotion>("PUT", `/promotions/${made.id}`, { ...made, percentage: 30 });
    expect(changed).toMatchObject({ percentage: 30, end_date: made.end_date });
    expect((await read<Promotion[]>("GET", "/promotions?search=aniver")).map(({ id }) => id)).toEqual([made.id]);
    await read("DELETE", `/promotions/${made.id}`);
    expect((await rugOf(rugId)).promotion).toBeNull();
    await read("DELETE", `/promotions/${made.id}`, undefined, 404);
    const trail = await read<{ subject: string; label: string }[]>("GET", "/audit");
    expect(trail.filter(({ subject, label }) => subject === "promotion" && label === "Aniversario")).toHaveLength(3);
  });

  it("are told what is missing; shoppers may not", async () => {
    const { fields } = (await promote({ name: "", percentage: 99, endDate: null }, 400)) as unknown as {
      fields: Record<string, string>;
    };
    expect(Object.keys(fields)).toEqual(["name", "percentage", "endDate", "carpetIds"]);
    await promote({ carpetIds: [999_999] }, 400);
    expect((await shop.request("/api/admin/promotions")).status).toBe(401);
  });
});
