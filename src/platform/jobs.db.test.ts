import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { openShop, type TestShop } from "../testing/open-shop.ts";
import { job } from "./jobs.server.ts";
import { inTransaction } from "./transaction.server.ts";

type Numbered = { n: number };

let shop: TestShop;
const done: number[] = [];
let [running, most] = [0, 0];
let release = (): void => undefined;
const held = new Promise<void>((go) => (release = go));

const one = job<Numbered>({
  name: "one-by-one",
  run: async (_ctx, { n }) => {
    most = Math.max(most, ++running);
    await new Promise((next) => setTimeout(next, 2));
    running--;
    done.push(n);
  },
});
const some = job<Numbered>({
  name: "some-at-once",
  atOnce: 4,
  atOncePerGroup: 1,
  retryLimit: 0,
  run: async (_ctx, { n }) => {
    if (n === -1) await held;
    if (n === -2) throw new Error("this one fails");
    done.push(n);
  },
});
beforeAll(async () => {
  shop = await openShop({ env: { LOG_LEVEL: "silent" } });
  await shop.ctx.jobs.start(shop.ctx, [one, some]);
});
afterAll(async () => {
  release();
  await shop.close();
});

it("works off what waits without pauses, and one at a time where that is asked", async () => {
  await inTransaction(shop.ctx, async (ctx) => {
    for (let n = 0; n < 40; n++) await ctx.jobs.enqueue(ctx, one, { n });
  });
  await vi.waitFor(() => expect(done).toHaveLength(40), { timeout: 5000, interval: 20 });
  expect(most).toBe(1);
});

it("starts each job within a second of its commit, behind others or alone", async () => {
  for (const n of [100, 101, 102]) {
    await shop.ctx.jobs.enqueue(shop.ctx, one, { n });
    await vi.waitFor(() => expect(done).toContain(n), { timeout: 1000, interval: 10 });
  }
});

it("lets no slow or failing job of one group delay the others", async () => {
  for (let n = 0; n < 4; n++) await shop.ctx.jobs.enqueue(shop.ctx, some, { n: -1 }, { group: { id: "slow" } });
  await shop.ctx.jobs.enqueue(shop.ctx, some, { n: -2 }, { group: { id: "failing" } });
  for (let n = 200; n < 220; n++) await shop.ctx.jobs.enqueue(shop.ctx, some, { n }, { group: { id: `g${n}` } });
  await vi.waitFor(() => expect(done.filter((n) => n >= 200)).toHaveLength(20), { timeout: 5000, interval: 20 });
  expect(done).not.toContain(-1);
  release();
  await vi.waitFor(() => expect(done.filter((n) => n === -1)).toHaveLength(4), { timeout: 10_000, interval: 20 });
});
