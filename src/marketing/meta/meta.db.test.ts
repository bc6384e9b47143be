import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { openFakeBold } from "../../testing/fake-bold.ts";
import { openShop, type TestShop } from "../../testing/open-shop.ts";
import { forwardEvent, type ServerEvent } from "./forward-event.server.ts";
import { sha256, userData } from "./hash.server.ts";
import { NORMALIZE } from "./rules/normalize.ts";

let shop: TestShop;
let meta: Awaited<ReturnType<typeof openFakeBold>>;
let heard: { data: ServerEvent[] }[] = [];
beforeAll(async () => {
  meta = await openFakeBold();
  const env = { META_PIXEL_ID: "123", META_ACCESS_TOKEN: "secreto", META_GRAPH_BASE_URL: meta.url };
  shop = await openShop({ env });
});
afterAll(async () => {
  await shop.close();
  meta.close();
});
beforeEach(async () => {
  heard = [];
  meta.answer = (_, response, body) => {
    heard.push(JSON.parse(body) as { data: ServerEvent[] });
    response.end('{"events_received":1}');
  };
  await shop.ctx.pool.query("delete from pgboss.job where name = 'meta-event'");
});

const event = (change: object = {}) => ({
  event_name: "AddToCart",
  event_id: "e-1",
  consent: true,
  user_data: { em: " John_Smith@gmail.com ", ph: "300 123 4567" },
  custom_data: {
    currency: "COP",
    value: 2_950_000,
    content_type: "product",
    content_ids: [47],
    contents: [{ id: 47, quantity: 1, item_price: 2_950_000 }],
  },
  ...change,
});
const send = (json: unknown) => shop.request("/api/meta/events", { method: "POST", json, headers: { "user-agent": "Prueba/1" } });
const queued = async () =>
  (await shop.ctx.pool.query<{ data: ServerEvent }>("select data from pgboss.job where name = 'meta-event'")).rows.map(
    ({ data }) => data,
  );

it("queues an event with personal facts hashed, and forwards it", async () => {
  expect((await send(event())).status).toBe(202);
  const [waiting] = await queued();
  expect(waiting).toMatchObject({
    event_name: "AddToCart",
    event_source_url: "http://localhost",
    user_data: {
      em: ["62a14e44f765419d10fea99367361a727c12365e2520f32218d505ed9aa0f62f"],
      ph: ["173afe355201e7ed8e349c576f30ebd4be4314b65e1d87196ae5f75b21518172"],
      country: ["c330ec504d82c24fcd10be978fa74b8a3185a8df719604a85443bb9ca279f5a2"],
      client_user_agent: "Prueba/1",
    },
  });
  await forwardEvent.run(shop.ctx, waiting!);
  expect(heard[0]!.data).toEqual([waiting]);
  expect(meta.calls.at(-1)).toBe("POST /v26.0/123/events?access_token=secreto");
});

it("reads no more of an endless body than an event can have", async () => {
  let sent = 0;
  const body = new ReadableStream({
    pull: (to) => (++sent > 200 ? to.close() : to.enqueue(new Uint8Array(64 * 1024).fill(0x78))),
  });
  const init = { method: "POST", body, duplex: "half" } as RequestInit;
  expect((await shop.request("/api/meta/events", init)).status).toBe(202);
  expect(sent).toBeLessThan(10);
});

it.each([
  ["no consent", event({ consent: undefined })],
  ["consent refused", event({ consent: false })],
  ["an unknown name", event({ event_name: "Purchase" })],
  ["nonsense", "nonsense"],
  ["a negative value", event({ custom_data: { value: -1 } })],
])("answers 202 and drops %s", async (_, body) => {
  expect((await send(body)).status).toBe(202);
  expect(await queued()).toEqual([]);
});

it("tries again while Meta is away, gives up where Meta refuses", async () => {
  const one = {
    event_name: "AddToCart",
    event_time: Date.now() / 1000,
    event_id: "x",
    user_data: {},
    custom_data: {},
  } as ServerEvent;
  meta.answer = (_, response) => response.writeHead(503).end();
  await expect(forwardEvent.run(shop.ctx, one)).rejects.toThrow("503");
  meta.answer = (_, response) => response.writeHead(400).end('{"error":{"code":100}}');
  await expect(forwardEvent.run(shop.ctx, one)).resolves.toBeUndefined();
});

it("normalizes as Meta's own vectors do", () => {
  expect(NORMALIZE.ph("+57 (300) 123-4567")).toBe("573001234567");
  expect(NORMALIZE.ct("Bogotá D.C.")).toBe("bogotádc");
  expect(NORMALIZE.fn(" Valéry ")).toBe("valéry");
  expect(sha256("mary")).toBe("6915771be1c5aa0c886870b6951b03d7eafc121fea0e80a5ea83beb7c449f4ec");
  expect(userData({ em: null }, { address: "::1", userAgent: "" })).toEqual({ client_ip_address: "::1", client_user_agent: "" });
});
