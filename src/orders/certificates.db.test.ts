import { afterAll, beforeAll, expect, it } from "vitest";
import type { Caller } from "../platform/ctx.server.ts";
import { bought, buy } from "../testing/buy.ts";
import { makeRug } from "../testing/make-rug.ts";
import { openShop, type TestShop } from "../testing/open-shop.ts";
import { staffCalls } from "../testing/staff-calls.ts";
import type { StaffOrder } from "./admin-contract.ts";
import { findCertificate } from "./find-certificate.server.ts";

let shop: TestShop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());
const { read } = staffCalls(() => shop);
const find = (code: string) => findCertificate({ ...shop.ctx, caller: { network: "10.0.0.1" } as Caller }, code);

it("every piece has a number of its own that leads to it, and to nobody's name; one made up leads nowhere", async () => {
  const { id } = await makeRug(shop.ctx);
  const { _id } = await bought(buy(shop, [{ carpetId: id, size: "5x8", quantity: 2 }]));
  const { certificates } = await read<StaffOrder>("GET", `/orders/${_id}`);
  expect(new Set(certificates.map(({ number }) => number)).size).toBe(2);
  const [first] = certificates;
  // Whoever ordered can work it out from the order's id: nothing is certified that is neither paid nor sent.
  expect(await find(first!.number)).toBeUndefined();
  await read("PUT", `/orders/${_id}`, { status: "shipped" });
  const found = await find(first!.number.toLowerCase());
  expect(found).toMatchObject({ number: first!.number, rugId: id, name: "Valentin Rubí", size: "5x8" });
  expect(Object.keys(found!).sort()).toEqual(["issuedAt", "name", "number", "rugId", "size"]);
  for (const code of [
    first!.number.replace(/.$/, (last) => (last === "2" ? "3" : "2")),
    `${first!.itemId}-3-22222222`,
    "nada",
    "",
  ])
    expect(await find(code)).toBeUndefined();
  await read("PUT", `/orders/${_id}`, { status: "cancelled" });
  expect(await find(first!.number)).toBeUndefined();
});
