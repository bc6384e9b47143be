import { serve } from "@hono/node-server";
import { readdirSync } from "node:fs";
import type { Server } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { served } from "../api.server.ts";
import { addDays, bogotaDate } from "../platform/bogota-time.ts";
import { bought, buy } from "../testing/buy.ts";
import { makeRug } from "../testing/make-rug.ts";
import { openShop, PASSWORD, type TestShop } from "../testing/open-shop.ts";

let shop: TestShop;
let server: Server;
let cookie: string;
beforeAll(async () => {
  shop = await openShop({ env: { TRUST_PROXY: "1", BODY_STALL_SECONDS: "1", MERGE_PER_ADDRESS_PER_HOUR: "10000" } });
  server = serve({ fetch: shop.app.fetch, port: 0, hostname: "127.0.0.1" }) as Server;
  await new Promise((ready) => server.once("listening", ready));
  const signed = await shop.request("/api/admin/session", { method: "POST", json: { password: PASSWORD } });
  cookie = signed.headers.get("set-cookie")!.split(";")[0]!;
  await makeOwners();
});
afterAll(async () => {
  server.closeAllConnections();
  await new Promise((closed) => server.close(closed));
  await shop.close();
});

/** Whom photos may belong to: an agreed delivery, a review that waits. A return is looked up after the photos came. */
async function makeOwners(): Promise<void> {
  const { id: carpetId } = await makeRug(shop.ctx, { sizes: { "5x8": [2_950_000, 1] } });
  const { _id: orderId } = await bought(buy(shop, [{ carpetId, size: "5x8", quantity: 1 }]));
  const json = { orderId, day: addDays(bogotaDate(new Date()), 78), from: "09:00", to: "12:00" };
  const delivery = await shop.request("/api/admin/deliveries", { method: "POST", staff: true, json });
  idOf["/api/admin/deliveries/{id}/photos"] = String(((await delivery.json()) as { id: number }).id);
  await shop.ctx.pool.query(
    "insert into aftercare_letters (order_id, kind, token, sent_at) values ($1, 'review', 'invitacion', now())",
    [orderId],
  );
  const review = await shop.request("/api/review-invitations/invitacion", {
    method: "POST",
    json: { carpetId, rating: 5, comment: "Preciosa" },
  });
  idOf["/api/review-invitations/{token}/reviews/{id}/photos"] = String(((await review.json()) as { id: number }).id);
}
const idOf: Record<string, string> = {};
const real = (path: string): string =>
  path
    .replace("{orderNumber}", "AAAAA-AAAAA")
    .replace("{token}", "invitacion")
    .replace("{id}", idOf[path] ?? "1");

/** Every call that takes multipart/form-data, the name its file goes by, and how many bytes lie between two cuts. */
const CALLS: [path: string, field: string, step: number][] = [
  ["/api/merge-images", "roomImage", 1],
  ["/api/merge-images", "nobodysField", 5],
  ["/api/admin/upload", "file", 1],
  ["/api/admin/upload-multiple", "files", 5],
  ["/api/admin/import?format=shopify", "file", 5],
  ["/api/admin/logo", "file", 5],
  ["/api/admin/deliveries/{id}/photos", "file", 5],
  ["/api/orders/{orderNumber}/returns/{id}/photos", "file", 5],
  ["/api/review-invitations/{token}/reviews/{id}/photos", "file", 5],
];

it("names every call that takes multipart/form-data", () => {
  const taking = served.map(({ endpoint }) => endpoint).filter(({ summary }) => summary.includes("multipart"));
  expect(new Set(CALLS.map(([path]) => path.split("?")[0]))).toEqual(new Set(taking.map(({ path }) => path)));
});

const bodyWith = (field: string) =>
  `--x\r\nContent-Disposition: form-data; name="size"\r\n\r\n5x8\r\n--x\r\nContent-Disposition: form-data; name="${field}"; filename="a.jpg"\r\nContent-Type: image/jpeg\r\n\r\nhello\r\n--x--\r\n`;
let calls = 0;
const left = () => readdirSync(join(shop.ctx.env.DATA_DIR, "tmp"));

/** The bytes over a socket of their own; `length` is what the head promises. Resolves with the status, 0 for no answer. */
function send(
  path: string,
  body: string,
  { length = body.length, hangUp = false, type = "multipart/form-data; boundary=x" } = {},
) {
  return new Promise<number>((answered) => {
    const { port } = server.address() as AddressInfo;
    const socket = connect(port, "127.0.0.1");
    let text = "";
    socket.on("data", (part) => {
      text += part.toString();
      if (text.includes("\r\n\r\n")) socket.destroy();
    });
    socket.on("error", () => undefined);
    socket.on("close", () => answered(Number(/^HTTP\/1.1 (\d+)/.exec(text)?.[1] ?? 0)));
    // Each from an address of its own, so that no limit on callers answers first.
    const from = `10.${(calls >> 16) & 255}.${(calls >> 8) & 255}.${calls++ & 255}`;
    const head = `POST ${real(path)} HTTP/1.1\r\nhost: 127.0.0.1\r\nx-forwarded-for: ${from}\r\ncookie: ${cookie}\r\ncontent-type: ${type}\r\ncontent-length: ${length}\r\n\r\n`;
    socket.write(head + body, () => hangUp && setTimeout(() => socket.destroy(), 2));
  });
}

/** Some at a time: hundreds of sockets at once would measure the machine. */
async function each<T>(all: T[], work: (one: T) => Promise<void>): Promise<void> {
  const rest = all.values();
  await Promise.all(
    Array.from({ length: 12 }, async () => {
      for (const one of rest) await work(one);
    }),
  );
}

describe.each(CALLS)("%s with %s", (path, field, step) => {
  const whole = bodyWith(field);
  const cuts = Array.from({ length: whole.length }, (_, at) => at).filter((at) => at % step === 0);

  it(`cut at every byte (${step}): refused, never a 5xx, nothing left`, async () => {
    await each(cuts, async (at) => {
      const status = await send(path, whole.slice(0, at));
      expect(status, `cut at ${at}`).toBeGreaterThanOrEqual(400);
      expect(status, `cut at ${at}`).toBeLessThan(500);
    });
    await expect.poll(left, { timeout: 10_000 }).toEqual([]);
  }, 60_000);

  it("hung up at every third byte: nothing left, the shop goes on", async () => {
    await each(
      cuts.filter((at) => at % 3 === 0),
      async (at) => {
        await send(path, whole.slice(0, at), { length: whole.length, hangUp: true });
      },
    );
    await expect.poll(left, { timeout: 10_000 }).toEqual([]);
    expect((await shop.request("/api/health")).status).toBe(200);
  }, 60_000);

  it.each([
    ["no boundary", whole, "multipart/form-data"],
    ["another boundary", whole, "multipart/form-data; boundary=y"],
    ["an empty boundary", whole, "multipart/form-data; boundary="],
    ["a boundary of a thousand letters", whole, `multipart/form-data; boundary=${"b".repeat(1000)}`],
    ["no name", whole.replaceAll(/name="\w+"/g, ""), undefined],
    ["no disposition", whole.replaceAll("Content-Disposition", "X-Other"), undefined],
    ["a header without a colon", whole.replace("Content-Type: image", "Content-Type image"), undefined],
    ["a header of 100,000 letters", whole.replace("image/jpeg", "j".repeat(100_000)), undefined],
    ["bytes that are no text in a header", whole.replace("a.jpg", "\u0001\u00ff\u0000"), undefined],
    ["a path for a name", whole.replace("a.jpg", "../../../etc/passwd"), undefined],
    ["__proto__ for a field", whole.replace('name="size"', 'name="__proto__"'), undefined],
    ["an unknown alphabet", whole.replace("\r\n\r\n5x8", "\r\nContent-Type: text/plain; charset=bogus\r\n\r\n5x8"), undefined],
    ["only boundaries", "--x\r\n".repeat(2000), undefined],
    ["a thousand fields", '--x\r\nContent-Disposition: form-data; name="a"\r\n\r\nb\r\n'.repeat(1000) + whole, undefined],
    ["a thousand files", whole.split("--x\r\n")[2]!.replace("--x--\r\n", "--x\r\n").repeat(1000), undefined],
    ["nothing", "", undefined],
  ])("with %s: refused, nothing left", async (_what, body, type) => {
    const status = await send(path, body, type ? { type } : {});
    expect(status).toBeGreaterThanOrEqual(400);
    expect(status).toBeLessThan(500);
    await expect.poll(left, { timeout: 10_000 }).toEqual([]);
  });
});

/** Side by side: each waits for the shop to lose its patience. */
it.concurrent.for(CALLS)("%s with %s stopped in the middle: 408 in bounded time", async ([path, field], { expect }) => {
  const whole = bodyWith(field);
  const began = performance.now();
  const places = [0, 20, 120, whole.length - 20];
  await each(places, async (at) => expect(await send(path, whole.slice(0, at), { length: whole.length })).toBe(408));
  expect(performance.now() - began).toBeLessThan(6000);
  await expect.poll(left, { timeout: 10_000 }).toEqual([]);
});
