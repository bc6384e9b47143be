import { serve } from "@hono/node-server";
import { globSync } from "node:fs";
import { request, type Server } from "node:http";
import { type AddressInfo } from "node:net";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openShop, PASSWORD, type TestShop } from "../testing/open-shop.ts";

let shop: TestShop;
let server: Server;
let cookie: string;
beforeAll(async () => {
  shop = await openShop({ env: { BODY_STALL_SECONDS: "1" } });
  server = serve({ fetch: shop.app.fetch, port: 0, hostname: "127.0.0.1" }) as Server;
  await new Promise((ready) => server.once("listening", ready));
  const signed = await shop.request("/api/admin/session", { method: "POST", json: { password: PASSWORD } });
  cookie = signed.headers.get("set-cookie")!.split(";")[0]!;
});
afterAll(async () => {
  server.closeAllConnections();
  await new Promise((closed) => server.close(closed));
  await shop.close();
});

const HEAD = '--x\r\ncontent-disposition: form-data; name="file"; filename="film.mp4"\r\n\r\n';
const left = () => globSync("{tmp,media/uploads}/**/*", { cwd: shop.ctx.env.DATA_DIR });

/** Sends the head, then `bytes` every `everyMs` over a real connection, until the shop answers. */
function drip(
  bytes: number,
  everyMs: number,
  signal?: AbortSignal,
  to = { path: "/api/admin/upload", type: "multipart/form-data; boundary=x", head: HEAD },
): Promise<{ status: number; answer: { error: string; code: string }; took: number }> {
  const began = performance.now();
  return new Promise((answered, failed) => {
    const { port } = server.address() as AddressInfo;
    const headers = {
      cookie,
      "content-type": to.type,
      "content-length": to.path === "/api/admin/upload" ? 50 * 1024 * 1024 : 5000,
    };
    const sending = request({ port, method: "POST", path: to.path, headers, signal }, (response) => {
      clearInterval(timer);
      let text = "";
      response.on("data", (part: Buffer) => (text += part.toString()));
      response.on("end", () => {
        sending.destroy();
        answered({ status: response.statusCode ?? 0, answer: JSON.parse(text) as never, took: performance.now() - began });
      });
    });
    sending.on("error", failed);
    sending.on("close", () => clearInterval(timer));
    sending.write(to.head);
    const timer = setInterval(() => bytes > 0 && sending.write(Buffer.alloc(bytes)), everyMs);
  });
}

describe("a body that drips", () => {
  it.concurrent.for<[how: string, bytes: number]>([
    ["stops after its head", 0],
    ["sends ten bytes at a time", 10],
  ])("is cut when it %s: 408, said clearly, nothing left on disk", async ([_how, bytes], { expect }) => {
    const { status, answer, took } = await drip(bytes, 100);
    expect(status).toBe(408);
    expect(answer).toMatchObject({ code: "stalled", error: expect.stringContaining("too slow") });
    expect(took).toBeLessThan(3000);
    await expect.poll(left).toEqual([]);
  });
  it.concurrent.for(["/api/orders", "/api/contact", "/api/meta/events", "/api/payments/bold/webhook"])(
    "is cut in JSON too: %s",
    async (path, { expect }) => {
      const { status, answer, took } = await drip(10, 100, undefined, { path, type: "application/json", head: '{"a":"' });
      expect(status).toBe(408);
      expect(answer).toMatchObject({ code: "stalled", error: expect.stringContaining("demasiado lenta") });
      expect(took).toBeLessThan(3000);
    },
  );
  it("twenty of them at once leave nothing either, and the shop still answers", async () => {
    const all = await Promise.all(Array.from({ length: 20 }, () => drip(10, 200)));
    expect(new Set(all.map(({ status }) => status))).toEqual(new Set([408]));
    await expect.poll(left).toEqual([]);
    expect((await shop.request("/api/health")).status).toBe(200);
  });
  it("a slow but honest line is not cut", async () => {
    const hangUp = new AbortController();
    const cut = drip(64 * 1024, 250, hangUp.signal);
    const first = await Promise.race([cut, new Promise((later) => setTimeout(later, 2600, "still going"))]);
    expect(first).toBe("still going");
    hangUp.abort();
    await expect(cut).rejects.toThrow("The operation was aborted");
    await expect.poll(left).toEqual([]);
  });
});
