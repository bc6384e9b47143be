import { afterAll, beforeAll, expect, it } from "vitest";
import { bought, buy } from "../testing/buy.ts";
import { makeRug } from "../testing/make-rug.ts";
import { openShop, type TestShop } from "../testing/open-shop.ts";

let one: TestShop;
let two: TestShop;
let rug: { id: number };
beforeAll(async () => {
  one = await openShop({ env: { TRUST_PROXY: "1" } });
  two = await openShop({ databaseUrl: one.runtime.databaseUrl });
  rug = await makeRug(one.ctx, { sizes: { "5x8": [1_000_000, 50] } });
});
afterAll(async () => {
  await two.close();
  await one.close();
});

/** Reads a stream of events until one names the topic. */
async function watch(shop: TestShop) {
  const response = await shop.request("/api/admin/events", { staff: true });
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  let text = "";
  const read = async (wanted: RegExp): Promise<string> => {
    while (!wanted.test(text)) {
      const { value, done } = await reader!.read();
      if (done) return `${text}[end]`;
      text += value;
    }
    const seen = text;
    text = "";
    return seen;
  };
  return { response, read, close: () => reader?.cancel() };
}

it("asks for a session", async () => expect((await one.request("/api/admin/events")).status).toBe(401));

it("tells of orders, their changes, messages and visits through whichever copy they come, within two seconds", async () => {
  const live = await watch(two);
  expect(live.response.headers.get("content-type")).toBe("text/event-stream");
  await live.read(/event: ready/);
  const began = performance.now();
  const order = await bought(buy(one, [{ carpetId: rug.id, size: "5x8", quantity: 1 }], { method: "COD" }));
  expect(await live.read(/changed/)).toContain('data: ["orders"]');
  expect(performance.now() - began).toBeLessThan(2000);
  await one.request(`/api/admin/orders/${order._id}`, { method: "PUT", staff: true, json: { status: "shipped" } });
  expect(await live.read(/changed/)).toContain("orders");
  const json = { name: "Ana", email: "ana@correo.co", subject: "general", message: "Hola" };
  expect((await one.request("/api/contact", { method: "POST", json })).status).toBe(201);
  expect(await live.read(/changed/)).toContain("messages");
  await live.close();
});

it("holds a bounded number of connections per session, and frees them", async () => {
  const held = await Promise.all(Array.from({ length: 6 }, () => watch(one)));
  expect(held.map(({ response }) => response.status)).toEqual(Array(6).fill(200));
  const refused = await watch(one);
  expect([refused.response.status, refused.response.headers.get("retry-after")]).toEqual([429, "60"]);
  for (const { close } of held) await close();
  await expect.poll(async () => (await watch(one)).response.status).toBe(200);
});

it("ends when the process is about to", async () => {
  const third = await openShop({ databaseUrl: one.runtime.databaseUrl });
  const live = await watch(third);
  third.runtime.beginStop();
  expect(await live.read(/never/)).toContain("[end]");
  await third.close();
});
