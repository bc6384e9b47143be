import { afterAll, beforeAll, expect, it } from "vitest";
import { deleteOldStockRequests, eraseStockRequests } from "./erase-stock-requests.server.ts";
import { makeRug } from "../testing/make-rug.ts";
import { openShop, type TestShop } from "../testing/open-shop.ts";
import { staffCalls } from "../testing/staff-calls.ts";
import { tellBackInStock } from "./tell-back-in-stock.server.ts";

let shop: TestShop;
let rug: { id: number };
beforeAll(async () => {
  shop = await openShop();
  rug = await makeRug(shop.ctx, { sizes: { "5x8": [1_000_000, 0], "6x9": [2_000_000, 4] } });
});
afterAll(() => shop.close());
const { read } = staffCalls(() => shop);

const ask = (body: object, id = rug.id) => shop.request(`/api/rugs/${id}/stock-requests`, { method: "POST", json: body });
const lettersTo = async (to: string) =>
  (
    await shop.ctx.pool.query<{ mail: { subject: string; text: string; html: string } }>(
      "select mail from letters where mail->>'to' = $1 order by created_at",
      [to],
    )
  ).rows.map(({ mail }) => mail);
const tokenOf = async (email: string) =>
  (await shop.ctx.pool.query<{ token: string }>("select token from stock_requests where email = $1", [email])).rows[0]?.token;
const confirm = (token: string) => shop.request(`/api/stock-requests/${token}/confirm`, { method: "POST" });
const restock = (inventory: number) => read("PUT", `/inventory/${rug.id}/5x8`, { inventory });

it("asks the mailbox first, and writes once when the size is back", async () => {
  const email = "lucia@example.com";
  expect((await ask({ size: "5 x 8", email })).status).toBe(202);
  expect((await ask({ size: "5x8", email: "Lucia@Example.com" })).status).toBe(202);
  const [asking, ...more] = await lettersTo(email);
  expect(more).toEqual([]);
  expect(asking!.text).toContain("5x8 · 152 × 244 cm");
  const token = (await tokenOf(email))!;
  expect(asking!.text).toContain(`/aviso/${token}`);
  // Nobody has said yes.
  await restock(3);
  expect(await tellBackInStock(shop.ctx)).toBe(0);
  await restock(0);
  expect(await (await confirm(token)).json()).toMatchObject({ confirmed: true, told: false, size: "5x8" });
  expect(await tellBackInStock(shop.ctx)).toBe(0);
  await restock(2);
  expect(await tellBackInStock(shop.ctx)).toBe(1);
  expect(await tellBackInStock(shop.ctx)).toBe(0);
  const letters = await lettersTo(email);
  expect(letters.map(({ subject }) => subject)).toContain("Volvió Valentin Rubí en 5x8");
  expect(letters.at(-1)!.text).toContain("?size=5x8");
  await restock(0);
});

it("says what is wrong: a size on the shelf, no such size, a rug or address that is none", async () => {
  expect((await ask({ size: "6x9", email: "ana@example.com" })).status).toBe(409);
  expect((await ask({ size: "30x40", email: "ana@example.com" })).status).toBe(422);
  expect((await ask({ size: "5x8", email: "ana" })).status).toBe(400);
  expect((await ask({ size: "5x8", email: "ana@example.com" }, 999_999)).status).toBe(404);
  expect((await confirm("nada")).status).toBe(404);
});

it("one mailbox may wait for five", async () => {
  const ids = [];
  for (let n = 0; n < 6; n++)
    ids.push((await makeRug(shop.ctx, { name: `Agotada ${n}`, collection: "AGOTADA", sizes: { "5x8": [1_000_000, 0] } })).id);
  const statuses = [];
  for (const id of ids) statuses.push((await ask({ size: "5x8", email: "mucho@example.com" }, id)).status);
  expect(statuses).toEqual([202, 202, 202, 202, 202, 429]);
});

it("is taken back by its own link, erased with the person, and forgotten in time", async () => {
  await ask({ size: "5x8", email: "uno@example.com" });
  const token = (await tokenOf("uno@example.com"))!;
  expect((await shop.request(`/api/stock-requests/${token}`, { method: "DELETE" })).status).toBe(200);
  expect(await tokenOf("uno@example.com")).toBeUndefined();
  await ask({ size: "5x8", email: "dos@example.com" });
  expect(await eraseStockRequests(shop.ctx, ["Dos@example.com"])).toBe(1);
  await ask({ size: "5x8", email: "tres@example.com" });
  await shop.ctx.pool.query("update stock_requests set created_at = now() - interval '8 days' where email = 'tres@example.com'");
  await deleteOldStockRequests(shop.ctx);
  expect(await tokenOf("tres@example.com")).toBeUndefined();
});

it("a mailbox that has not answered is not asked again the same day, whoever asks in its name", async () => {
  const email = "vecina@example.com";
  const asked = async () => (await lettersTo(email)).length;
  const sendAll = () => shop.ctx.pool.query("update letters set state = 'sent' where mail->>'to' = $1", [email]);
  for (let n = 0; n < 3; n++) {
    expect((await ask({ size: "5x8", email })).status).toBe(202);
    await sendAll();
  }
  expect(await asked()).toBe(1);
  await shop.ctx.pool.query("update stock_requests set created_at = now() - interval '25 hours' where email = $1", [email]);
  await ask({ size: "5x8", email });
  expect(await asked()).toBe(2);
});
