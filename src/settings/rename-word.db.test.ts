import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, expect, it } from "vitest";
import { makeRug } from "../testing/make-rug.ts";
import { openShop, type TestShop } from "../testing/open-shop.ts";
import { staffCalls } from "../testing/staff-calls.ts";

let shop: TestShop;
const { call, read } = staffCalls(() => shop);
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

const rename = (kind: string, from: string, to: string) => call("POST", "/settings/vocabulary/rename", { kind, from, to });
const found = async (query: string) =>
  ((await (await shop.request(`/api/rugs?${query}`)).json()) as { name: string }[]).map(({ name }) => name);

it("a tag is renamed on every rug, code and in the list; shoppers find it by its new name at once", async () => {
  await makeRug(shop.ctx, { name: "Uno", tags: ["Premium", "Sutil"], colors: ["Café"] });
  await makeRug(shop.ctx, { name: "Dos", tags: ["premium"], colors: ["Azul"] });
  await read(
    "POST",
    "/discount-codes",
    {
      code: "LUJO10",
      name: "Lujo",
      description: "",
      percentage: 10,
      startDate: "2026-01-01",
      endDate: "2027-01-01",
      isActive: true,
      applicableTags: ["Premium"],
      isAllProducts: false,
    },
    201,
  );
  expect(await found("tags=Premium")).toHaveLength(2);
  expect(await (await rename("tags", "Premium", "De lujo")).json()).toEqual({ rugs: 2 });
  expect(await found("tags=De lujo")).toHaveLength(2);
  expect(await found("tags=Premium")).toEqual([]);
  expect(shop.ctx.settings().vocabulary.tags).toContain("De lujo");
  expect(shop.ctx.settings().vocabulary.tags).not.toContain("Premium");
  const [code] = await read<{ applicable_tags: string[] }[]>("GET", "/discount-codes");
  expect(code!.applicable_tags).toEqual(["De lujo"]);
});

it("a colour too; what is not in the list, or already is, is refused", async () => {
  expect(await (await rename("colors", "cafe", "Chocolate")).json()).toEqual({ rugs: 1 });
  expect(await found("colors=chocolate")).toEqual(["Uno"]);
  expect((await rename("colors", "Fucsia", "Rosa")).status).toBe(404);
  expect((await rename("colors", "Azul", "Azul, rey")).status).toBe(400);
  expect((await rename("colors", "Azul", "chocolate")).status).toBe(409);
  expect((await rename("shapes", "5x8", "1x1")).status).toBe(400);
});

it("a word with a comma is refused by the list as well: forms and files part words by it", async () => {
  for (const list of [{ tags: ["Uno, dos"] }, { colors: [{ name: "Verde, claro", swatch: "#335533" }] }]) {
    const answer = await call("PUT", "/settings/vocabulary", list);
    expect(answer.status).toBe(400);
    expect(Object.values(((await answer.json()) as { fields: Record<string, string> }).fields)[0]).toContain("comma");
  }
});

it("what the owner adds is offered and found: colours with their swatch, tags, sizes of a new collection", async () => {
  const { vocabulary } = await read<{ vocabulary: { colors: object[]; tags: string[] } }>("GET", "/settings");
  await read("PUT", "/settings/vocabulary", {
    colors: [...vocabulary.colors, { name: "Verde Oliva", swatch: "#556b2f" }],
    tags: [...vocabulary.tags, "Bohemio"],
    sizes: [{ name: "Grande", width: 300, length: 400 }],
  });
  await makeRug(shop.ctx, { name: "Oliva", colors: ["verde oliva"] });
  const facts = await read<{ colors: object[]; vocabulary: object }>("GET", "/carpets/facts");
  expect(facts.colors).toContainEqual({ word: "verde oliva", carpets: 1, swatch: "#556b2f" });
  expect(facts.vocabulary).toMatchObject({ tags: expect.arrayContaining(["Bohemio"]), sizes: [{ name: "Grande" }] });
  const made = await read<{ sizes: object[] }>("POST", "/collections", { name: "Nueva" }, 201);
  expect(made.sizes).toEqual([{ size: "Grande", price: 0 }]);
  const suggested = await (await shop.request("/api/suggestions?search=oliva")).json();
  expect(suggested).toMatchObject({ colors: ["Verde Oliva"] });
  await read("PUT", "/settings/vocabulary", { sizes: [{ name: "5x8", width: 152, length: 244 }] });
});

it("of several who rename at once none is undone", async () => {
  await read("PUT", "/settings/vocabulary", { tags: ["Uno", "Dos", "Tres", "Cuatro"] });
  const words = ["Uno", "Dos", "Tres", "Cuatro"];
  const answers = await Promise.all(words.map((word) => rename("tags", word, `${word} nuevo`)));
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  const { vocabulary } = await read<{ vocabulary: { tags: string[] } }>("GET", "/settings");
  expect(vocabulary.tags).toEqual(words.map((word) => `${word} nuevo`));
});

it("is in force when it is answered, also where the database is slow to be read", async () => {
  await read("PUT", "/settings/vocabulary", { tags: ["Antes"] });
  const { pool } = shop.ctx;
  const query = pool.query.bind(pool) as (...given: unknown[]) => Promise<unknown>;
  const slowly = (...given: unknown[]) => sleep(100).then(() => query(...given));
  Object.assign(pool, { query: slowly });
  await rename("tags", "Antes", "Después");
  Object.assign(pool, { query });
  expect(shop.ctx.settings().vocabulary.tags).toEqual(["Después"]);
});

it("waits for an order that is selling the last piece, and neither is broken off", async () => {
  const { id } = await makeRug(shop.ctx, { name: "Última", tags: ["Cuarzo"], sizes: { "5x8": [1_000_000, 1] } });
  await read("PUT", "/settings/vocabulary", { tags: ["Cuarzo"] });
  const order = await shop.ctx.pool.connect();
  try {
    await order.query("begin");
    await order.query("update rug_stock set inventory = 0 where rug_id = $1", [id]);
    const renaming = rename("tags", "Cuarzo", "Ónix");
    await expect
      .poll(async () => {
        const waiting = "select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'";
        return (await shop.ctx.pool.query(waiting)).rowCount;
      })
      .toBe(1);
    await order.query("update rugs set in_stock = false where id = $1", [id]);
    await order.query("commit");
    expect((await renaming).status).toBe(200);
  } finally {
    order.release();
  }
});
