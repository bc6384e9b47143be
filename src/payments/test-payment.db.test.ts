import type { ServerResponse } from "node:http";
import { afterAll, beforeAll, expect, it } from "vitest";
import { eventBody, notifyAndWait, openFakeBold, SECRET } from "../testing/fake-bold.ts";
import { makeRug } from "../testing/make-rug.ts";
import { openShop, type TestShop } from "../testing/open-shop.ts";
import { staffCalls } from "../testing/staff-calls.ts";
import type { ShownSettings, TestPayment } from "../settings/contract.ts";
import { reconcile } from "./jobs.server.ts";

let plain: TestShop;
let live: TestShop;
let bold: Awaited<ReturnType<typeof openFakeBold>>;
let ahead = 0;
let state: { status: string; reference: string } = { status: "ACTIVE", reference: "" };

const json = (response: ServerResponse, body: unknown, status = 200) =>
  response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body));
const well: typeof bold.answer = (request, response, body) => {
  if (request.url?.endsWith("/payment_methods"))
    return json(response, { payload: { payment_methods: { PSE: { min: 2000, max: 9_000_000 } } }, errors: [] });
  if (request.method !== "POST") return json(response, { id: "LNK_T", total: 2000, is_sandbox: false, ...state });
  state = { status: "ACTIVE", reference: (JSON.parse(body) as { reference: string }).reference };
  return json(response, { payload: { payment_link: "LNK_T", url: "https://checkout.bold.co/payment/LNK_T" }, errors: [] });
};

beforeAll(async () => {
  plain = await openShop();
  bold = await openFakeBold();
  bold.answer = well;
  const env = { BOLD_API_KEY: "llave-real", BOLD_SECRET_KEY: SECRET, BOLD_BASE_URL: bold.url };
  live = await openShop({ env, overrides: { now: () => new Date(Date.now() + ahead) } });
});
afterAll(async () => {
  await plain.close();
  await live.close();
  bold.close();
});

const sandbox = staffCalls(() => plain);
const real = staffCalls(() => live);
const tryPayment = () => real.read<TestPayment>("POST", "/settings/payments/test");
const last = async () => (await real.read<{ last: TestPayment | null }>("GET", "/settings/payments/test")).last!;

const TRACES = [
  "orders",
  "order_notices",
  "payments",
  "payment_links",
  "payment_tasks",
  "letters",
  "rug_stock",
  "insight_counts",
  "customers",
  "webhook_deliveries",
];
/** Everything a sale would have left behind. */
const traces = ({ ctx }: TestShop) =>
  Promise.all(TRACES.map(async (table) => [table, (await ctx.pool.query(`select * from ${table}`)).rows]));

it("the sandbox pays at once, its notification is heard, and no order, stock, letter or sum knows of it", async () => {
  await makeRug(plain.ctx, { sizes: { "5x8": [2_950_000, 4] } });
  expect(await sandbox.read("GET", "/settings/payments/test")).toEqual({ last: null });
  const before = await traces(plain);
  const made = await sandbox.read<TestPayment>("POST", "/settings/payments/test");
  expect(made).toMatchObject({ mode: "sandbox", amount: 100_000, keyAccepted: true, status: "PAID", problem: null });
  const shown = () => sandbox.read<{ last: TestPayment }>("GET", "/settings/payments/test");
  // A notification is worked through after it was answered.
  await expect.poll(async () => (await shown()).last.notifiedAt).not.toBeNull();
  expect(await shown()).toEqual({ last: { ...made, notifiedAt: expect.any(String) } });
  await reconcile.run(plain.ctx, {});
  expect(await traces(plain)).toEqual(before);
  const { payments } = await sandbox.read<ShownSettings>("GET", "/settings");
  expect(payments.lastNotification).not.toBeNull();
});

it("with Bold's keys a link of the least amount is made, watched, and its signed notification noted once it comes", async () => {
  const made = await tryPayment();
  expect(made).toMatchObject({
    mode: "live",
    amount: 200_000,
    keyAccepted: true,
    url: "https://checkout.bold.co/payment/LNK_T",
    status: "ACTIVE",
    notifiedAt: null,
    problem: null,
  });
  expect(state.reference).toMatch(/^PRUEBA-/);
  const before = await traces(live);
  state.status = "PAID";
  ahead = 60_000;
  expect(await last()).toMatchObject({ status: "PAID", notifiedAt: null });
  await notifyAndWait(live, eventBody({ reference: state.reference, pesos: 2000 }));
  expect((await last()).notifiedAt).not.toBeNull();
  expect(await traces(live)).toEqual(before);
});

it("says what did not work: the key, the answer, the link, its state", async () => {
  bold.answer = (_, response) => json(response, { Message: "User is not authorized" }, 403);
  expect(await tryPayment()).toMatchObject({ keyAccepted: false, url: null, problem: "key_refused" });
  bold.answer = (request) => request.socket.destroy();
  expect(await tryPayment()).toMatchObject({ keyAccepted: null, url: null, problem: "no_answer" });
  bold.answer = (request, response, body) =>
    request.method === "POST" ? json(response, { errors: [{}] }, 400) : well(request, response, body);
  expect(await tryPayment()).toMatchObject({ keyAccepted: true, url: null, problem: "no_link" });
  bold.answer = (request, response, body) =>
    request.url?.includes("LNK_") ? json(response, {}, 500) : well(request, response, body);
  expect(await tryPayment()).toMatchObject({ keyAccepted: true, status: "ACTIVE", problem: "no_status" });
  bold.answer = well;
});

it("a link that nobody pays lapses", async () => {
  await tryPayment();
  state.status = "EXPIRED";
  ahead += 3_600_000;
  expect(await last()).toMatchObject({ status: "EXPIRED", notifiedAt: null });
});
