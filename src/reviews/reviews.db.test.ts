import { afterAll, beforeAll, expect, it } from "vitest";
import { makeRug } from "../testing/make-rug.ts";
import { openShop, type TestShop } from "../testing/open-shop.ts";
import type { Review } from "./contract.ts";

let shop: TestShop;
let rug: { id: number };
beforeAll(async () => {
  shop = await openShop();
  rug = await makeRug(shop.ctx, { name: "Valentin Rubí" });
});
afterAll(() => shop.close());

const add = (json: unknown) => shop.request("/api/admin/reviews", { method: "POST", staff: true, json });

it("keeps a review, shows it without the whole e-mail and rates the rug", async () => {
  const created = await add({
    name: "Carolina",
    email: "carolina@gmail.com",
    rating: 4,
    comment: "Hermosa",
    carpet_name: "valentin rubi",
  });
  expect(created.status).toBe(201);
  const { id, carpet_id } = (await created.json()) as Review;
  expect(carpet_id).toBe(rug.id);
  const shown = (await (await shop.request(`/api/reviews/${id}`)).json()) as Review;
  expect(shown).toMatchObject({ name: "Carolina", email: "c•••@gmail.com", rating: 4, carpet_name: "Valentin Rubí" });
  const rated = (await (await shop.request(`/api/rugs/${rug.id}`)).json()) as { rating: number };
  expect(rated.rating).toBe(4);
});

it("deletes a review and forgets its stars", async () => {
  const list = (await (await shop.request("/api/reviews")).json()) as Review[];
  for (const { id } of list)
    expect((await shop.request(`/api/admin/reviews/${id}`, { method: "DELETE", staff: true })).status).toBe(200);
  expect(await (await shop.request("/api/reviews")).json()).toEqual([]);
  expect(await (await shop.request(`/api/rugs/${rug.id}`)).json()).toMatchObject({ rating: null });
});

it("does not fail over a rug that is deleted meanwhile", async () => {
  const brief = await makeRug(shop.ctx, { name: "Fugaz" });
  const staff = await shop.ctx.pool.connect();
  await staff.query("begin");
  await staff.query("delete from rugs where id = $1", [brief.id]);
  const answer = add({ name: "Ana", rating: 5, carpet_id: brief.id });
  await new Promise((waiting) => setTimeout(waiting, 200));
  await staff.query("commit");
  staff.release();
  expect((await answer).status).toBe(400);
});

it.each([
  { name: "", rating: 5 },
  { name: "Ana", rating: 6 },
  { name: "Ana", rating: true },
  { name: "Ana", rating: 4, email: "no" },
])("refuses %j", async (json) => {
  const response = await add(json);
  expect(response.status).toBe(400);
  expect(await response.json()).toMatchObject({ code: "invalid_input", fields: expect.any(Object) });
});

it("takes what a form left out as null", async () => {
  const made = await add({ name: "Ana", rating: "5", email: null, comment: null, carpet_id: null, carpet_name: null });
  expect(await made.json()).toMatchObject({ rating: 5, email: "", comment: "", carpet_name: null });
});

it("refuses an unknown rug and an unknown review", async () => {
  expect((await add({ name: "Ana", rating: 5, carpet_id: 999_999 })).status).toBe(400);
  expect((await shop.request("/api/reviews/999999")).status).toBe(404);
});
