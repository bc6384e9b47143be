import { spawn, type ChildProcess } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { buildIfNeeded } from "../../scripts/build.ts";
import { eventBody, SECRET } from "../testing/fake-bold.ts";
import { orderForm } from "../testing/buy.ts";
import { makeRug } from "../testing/make-rug.ts";
import { openShop, type TestShop } from "../testing/open-shop.ts";
import { signatureOf } from "../payments/gateways/signature.server.ts";
import type { PlacedOrder } from "./contract.ts";

const KILLS = 4;
const UNITS = 100_000;
let shop: TestShop;
let folder: string;
beforeAll(async () => {
  await buildIfNeeded();
  shop = await openShop();
  folder = mkdtempSync(join(tmpdir(), "telar-kill-"));
});
afterAll(async () => {
  await shop.close();
  rmSync(folder, { recursive: true, force: true });
});

/** A real process on the same database; resolves when it takes requests. */
function startCopy(): Promise<{ process: ChildProcess; url: string }> {
  const child = spawn(process.execPath, ["scripts/serve.ts"], {
    env: {
      PATH: process.env.PATH,
      NODE_NO_WARNINGS: "1",
      DATABASE_URL: shop.runtime.databaseUrl,
      DATA_DIR: folder,
      PORT: "0",
      LOG_LEVEL: "silent",
      SEED: "none",
      ADMIN_PASSWORD: "una-clave-de-prueba",
      BOLD_SECRET_KEY: SECRET,
      ORDERS_PER_MINUTE: "1000000",
      ORDERS_OPEN_PER_ADDRESS: "1000000",
      ORDERS_UNITS_PER_ADDRESS: "1000000",
    },
    stdio: ["ignore", "pipe", "inherit"],
  });
  return new Promise((ready, failed) => {
    child.once("exit", (code) => failed(new Error(`the copy ended with ${code}`)));
    child.stdout.on("data", (text: Buffer) => {
      const [, port] = /ready at http:\/\/[^:]+:(\d+)/.exec(text.toString()) ?? [];
      if (port) ready({ process: child, url: `http://127.0.0.1:${port}` });
    });
  });
}

type Attempt = { key: string; form: object; placed?: PlacedOrder; cancelled?: true; paid?: true };

async function post(url: string, body: string, headers: Record<string, string>): Promise<Response | undefined> {
  try {
    return await fetch(url, { method: "POST", body, headers: { "content-type": "application/json", ...headers } });
  } catch {
    return undefined; // the copy died under it
  }
}

/** One shopper after the other: orders, and then cancels, pays or leaves. */
async function shopOn(url: string, rugId: number, attempts: Attempt[], alive: () => boolean): Promise<void> {
  while (alive()) {
    const n = attempts.length;
    const attempt: Attempt = {
      key: crypto.randomUUID(),
      form: orderForm([{ carpetId: rugId, size: "5x8", quantity: 1 + (n % 3) }], { method: "Bold" }),
    };
    attempts.push(attempt);
    await place(url, attempt);
    if (!attempt.placed) continue;
    const { orderNumber, total } = attempt.placed;
    if (n % 3 === 0 && (await post(`${url}/api/orders/cancel/${orderNumber}`, "", {}))?.ok) attempt.cancelled = true;
    if (n % 3 === 1) {
      const body = eventBody({ reference: orderNumber, pesos: total / 100 });
      const signature = signatureOf(new TextEncoder().encode(body), SECRET);
      if ((await post(`${url}/api/payments/bold/webhook`, body, { "x-bold-signature": signature }))?.ok) attempt.paid = true;
    }
  }
}

async function place(url: string, attempt: Attempt): Promise<void> {
  const answer = await post(`${url}/api/orders`, JSON.stringify(attempt.form), { "idempotency-key": attempt.key });
  if (answer?.status === 201) attempt.placed = (await answer.json().catch(() => undefined)) as PlacedOrder | undefined;
}

it(
  `kill -9 in the middle, ${KILLS} times: nothing acknowledged is lost, nothing is there twice (R3)`,
  { timeout: 180_000 },
  async () => {
    const rug = await makeRug(shop.ctx, { name: "Resistente", sizes: { "5x8": [1_000_000, UNITS] } });
    const attempts: Attempt[] = [];
    for (let kill = 0; kill < KILLS; kill++) {
      const copy = await startCopy();
      let alive = true;
      const shoppers = Array.from({ length: 8 }, () => shopOn(copy.url, rug.id, attempts, () => alive));
      await new Promise((done) => setTimeout(done, 200 + Math.random() * 500));
      const gone = new Promise((done) => copy.process.once("exit", done));
      copy.process.kill("SIGKILL");
      alive = false;
      await Promise.all([gone, ...shoppers]);
    }
    const last = await startCopy();
    try {
      // Whoever got no answer asks again with the same key.
      for (const attempt of attempts.filter((each) => !each.placed)) await place(last.url, attempt);
    } finally {
      last.process.kill("SIGTERM");
      await new Promise((done) => last.process.once("exit", done));
    }
    const { rows } = await shop.ctx.pool.query<{
      id: string;
      status: string;
      payment_status: string;
      email: string;
      items: number;
    }>(
      "select o.id, o.status, o.payment_status, o.customer_email email, (select count(*) from order_items i where i.order_id = o.id)::int items from orders o",
    );
    const orders = new Map(rows.map((row) => [row.id, row]));
    expect(attempts.length).toBeGreaterThan(KILLS * 5);
    expect(rows).toHaveLength(attempts.length);
    expect(new Set(rows.map(({ email }) => email)).size).toBe(attempts.length);
    for (const { placed, cancelled, paid } of attempts) {
      const order = orders.get(placed!._id);
      expect(order?.items).toBe(1);
      if (cancelled) expect(order?.status).toBe("cancelled");
      if (paid) expect(["paid", "pending"]).toContain(order?.payment_status);
    }
    // A stored event is worked through by the sweep, if its copy died before.
    const { sweepEvents } = await import("../payments/process-event.server.ts");
    await shop.ctx.pool.query("update bold_events set received_at = received_at - interval '1 minute'");
    await sweepEvents(shop.ctx);
    for (const { placed, paid } of attempts.filter((each) => each.paid)) {
      const { rows: after } = await shop.ctx.pool.query("select payment_status from orders where id = $1", [placed!._id]);
      expect([paid, after[0].payment_status]).toEqual([true, "paid"]);
    }
    const { rows: sums } = await shop.ctx.pool.query(
      `select (select sum(inventory) from rug_stock)::int + (select coalesce(sum(i.quantity), 0) from order_items i join orders o on o.id = i.order_id where o.stock_held)::int as sum`,
    );
    expect(sums[0].sum).toBe(UNITS);
  },
);
