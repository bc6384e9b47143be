import { afterAll, beforeAll, expect, it } from "vitest";
import type { StaffOrder } from "../orders/admin-contract.ts";
import { bought, buy, stockOf } from "../testing/buy.ts";
import { makeRug } from "../testing/make-rug.ts";
import { openShop, type TestShop } from "../testing/open-shop.ts";
import { staffCalls } from "../testing/staff-calls.ts";

let shop: TestShop;
const { call, read } = staffCalls(() => shop);
beforeAll(async () => {
  shop = await openShop({ env: { TRUST_PROXY: "1" } });
});
afterAll(() => shop.close());

const rename = (from: string, to: string) => call("POST", "/settings/vocabulary/rename", { kind: "sizes", from, to });
const waiting = async () =>
  (await shop.ctx.pool.query("select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'"))
    .rowCount;
async function untilWaiting(count: number): Promise<void> {
  await expect.poll(() => waiting()).toBe(count);
}

it("an order that waits for the rename is placed under the new name", async () => {
  const { id } = await makeRug(shop.ctx, { sizes: { "5x8": [1_000_000, 2] } });
  const renaming = await shop.ctx.pool.connect();
  try {
    await renaming.query("begin");
    await renaming.query("select rename_size('5x8', 'Sala')");
    const order = bought(buy(shop, [{ carpetId: id, size: "5x8", quantity: 1 }]));
    await untilWaiting(1);
    await renaming.query("commit");
    const { _id } = await order;
    expect(await stockOf(shop, id, "Sala")).toBe(1);
    expect((await read<StaffOrder>("GET", `/orders/${_id}`)).items[0]!.size).toBe("Sala");
  } finally {
    renaming.release();
  }
  await shop.ctx.pool.query("select rename_size('Sala', '5x8')");
});

it("an order that waits in a ring after the rename, its lines being in another order now, is placed all the same", async () => {
  const { id } = await makeRug(shop.ctx, { collection: "RING", sizes: { "2x3": [1_000_000, 2], "3x5": [1_000_000, 2] } });
  const [renaming, other] = [await shop.ctx.pool.connect(), await shop.ctx.pool.connect()];
  const lock = (size: string) => other.query("select from rug_stock where rug_id = $1 and size = $2 for update", [id, size]);
  try {
    await renaming.query("begin");
    await renaming.query("select rename_size('2x3', 'Umbral')");
    const line = (size: string) => ({ carpetId: id, size, quantity: 1 });
    const order = bought(buy(shop, [line("2x3"), line("3x5")]));
    await untilWaiting(1);
    await other.query("begin");
    // The order is to find the ring, not this one.
    await other.query("set local deadlock_timeout = '20s'");
    await lock("3x5");
    await renaming.query("commit");
    await untilWaiting(1);
    await lock("Umbral");
    await other.query("commit");
    await order;
    expect([await stockOf(shop, id, "Umbral"), await stockOf(shop, id, "3x5")]).toEqual([1, 1]);
  } finally {
    renaming.release();
    other.release();
  }
});

it("a rename that waits for an order renames that order too", async () => {
  const { id } = await makeRug(shop.ctx, { collection: "DOS", sizes: { "6x9": [1_000_000, 2] } });
  const order = await shop.ctx.pool.connect();
  try {
    await order.query("begin");
    await order.query("update rug_stock set inventory = 1 where rug_id = $1", [id]);
    const renaming = rename("6x9", "Mediana");
    await untilWaiting(1);
    await order.query(
      `with placed as (insert into orders select * from jsonb_populate_record(
         (select o from orders o limit 1), jsonb_build_object('id', gen_random_uuid(), 'number', 'TL-RACE')) returning id)
       insert into order_items (order_id, rug_id, rug_name, size, quantity, price) select id, $1, 'Una', '6x9', 1, 100 from placed`,
      [id],
    );
    await order.query("commit");
    expect((await renaming).status).toBe(200);
  } finally {
    order.release();
  }
  const { rows } = await shop.ctx.pool.query("select size, sold_size from order_items where rug_id = $1", [id]);
  expect(rows).toEqual([{ size: "Mediana", sold_size: "6x9" }]);
});

it("a collection that is saved or made while its size is renamed has it by the new name", async () => {
  const { collectionId } = await makeRug(shop.ctx, { collection: "CUATRO", sizes: { "4x6": [1_000_000, 2] } });
  const sizes = [{ size: "4x6", price: 150_000_000 }];
  const renaming = await shop.ctx.pool.connect();
  try {
    await renaming.query("begin");
    await renaming.query("select lock_sizes(false)");
    await renaming.query("select from collections order by id for update");
    await renaming.query("select rename_size('4x6', 'Estudio')");
    const saved = [
      call("PUT", `/collections/${collectionId}`, { sizes }),
      call("POST", "/collections", { name: "CINCO", sizes }),
    ];
    await untilWaiting(2);
    await renaming.query("commit");
    expect((await Promise.all(saved)).map(({ status }) => status)).toEqual([200, 201]);
  } finally {
    renaming.release();
  }
  const { rows } = await shop.ctx.pool.query("select size from collection_sizes where price = 150000000");
  expect(rows).toEqual([{ size: "Estudio" }, { size: "Estudio" }]);
});

it("buying, changing and cancelling while the size is renamed over and over loses no unit", { timeout: 120_000 }, async () => {
  const UNITS = 60;
  const { id } = await makeRug(shop.ctx, {
    collection: "TRES",
    sizes: { "8x10": [1_000_000, UNITS], "9x12": [1_000_000, UNITS] },
  });
  const NAMES = ["9x12", "Grande", "A lo ancho"];
  let done = false;
  const turn = async (n: number) => expect((await rename(NAMES[n % 3]!, NAMES[(n + 1) % 3]!)).status).toBe(200);
  for (const n of [0, 1, 2]) await turn(n);
  const renaming = (async () => {
    let n = 0;
    while (!done) await turn(n++);
    return n;
  })();
  const shopper = async (n: number) => {
    const line = (size: string, quantity: number) => ({ carpetId: id, size, quantity });
    const order = await bought(buy(shop, [line(NAMES[n % 3]!, 2), line("8x10", 2)]));
    const { items } = await read<StaffOrder>("GET", `/orders/${order._id}`);
    const edit = { items: items.map(({ itemId }) => ({ itemId, quantity: 1 })) };
    const edited = await call("PUT", `/orders/${order._id}/items`, edit);
    expect(edited.status, await edited.clone().text()).toBe(200);
    if (n % 2 === 0) await read("PUT", `/orders/${order._id}`, { status: "cancelled" });
  };
  const shoppers = Promise.all(
    [0, 1, 2, 3].map(async (lane) => {
      for (let n = 0; n < 5; n++) await shopper(lane * 5 + n);
    }),
  );
  await shoppers.finally(() => (done = true));
  expect(await renaming).toBeGreaterThan(3);
  const { rows } = await shop.ctx.pool.query<{ size: string; units: number }>(
    `select s.size, s.inventory + coalesce((select sum(i.quantity) from order_items i join orders o on o.id = i.order_id
       where i.rug_id = s.rug_id and i.size = s.size and o.stock_held), 0)::int as units from rug_stock s where s.rug_id = $1`,
    [id],
  );
  expect(rows.map(({ units }) => units)).toEqual([UNITS, UNITS]);
});
