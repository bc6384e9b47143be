import { afterAll, beforeAll, expect, it } from "vitest";
import { makeRug } from "../../testing/make-rug.ts";
import { openShop, type TestShop } from "../../testing/open-shop.ts";

let shop: TestShop;
beforeAll(async () => {
  shop = await openShop();
  await makeRug(shop.ctx, { tags: ["Premium"] });
  await makeRug(shop.ctx, { name: "Otra", tags: ["Tendencia"] });
});
afterAll(() => shop.close());

const ask = async (path: string, init: Parameters<TestShop["request"]>[1] = {}) => {
  const response = await shop.request(path, init);
  return { response, status: response.status, body: (await response.json()) as Record<string, unknown> & unknown[] };
};

it("answers JSON in UTF-8 that nobody keeps", async () => {
  const { response } = await ask("/api/rugs");
  expect(response.headers.get("content-type")).toBe("application/json; charset=utf-8");
  expect(response.headers.get("cache-control")).toBe("no-store");
});

it("gives at most 100, an empty page beyond the last, and takes an empty parameter as none", async () => {
  const much = await ask("/api/rugs?limit=5000");
  expect([much.status, much.body.length]).toEqual([200, 2]);
  expect(much.response.headers.get("link")).toContain("limit=100");
  expect(await ask("/api/rugs?page=99999")).toMatchObject({ status: 200, body: [] });
  expect((await ask("/api/rugs?page=&limit=&sort=")).body).toHaveLength(2);
});

it.each(["/api/rugs", "/api/admin/collections", "/api/admin/carpets", "/api/admin/media?folder=carpets"])(
  "still says beyond the last page how many there are: %s",
  async (path) => {
    const { response, body } = await ask(`${path}${path.includes("?") ? "&" : "?"}limit=1&page=9`, { staff: true });
    expect(body).toEqual([]);
    const total = Number(response.headers.get("x-total-count"));
    expect(total).toBeGreaterThan(0);
    expect(response.headers.get("link")).toMatch(new RegExp(`page=${total}>; rel="last".*page=${total}>; rel="prev"`));
  },
);

it.each([
  "/api/showroom/week-availability?week_start=&week_end=",
  "/api/reviews?carpetId=",
  "/api/admin/orders?status=&payment_status=&payment_method=all&from=&to=&tasks=",
  "/api/admin/showroom/reservations?week_start=&week_end=&status=",
  "/api/admin/messages?status=",
  "/api/admin/carpets?view=&sort=",
  "/api/admin/media?kind=&used=&folder=all&sort=",
  "/api/admin/payment-tasks?state=",
])("an empty filter is none: %s", async (path) => expect((await ask(path, { staff: true })).status).toBe(200));

it.each(["/api/showroom/week-availability?week_start=9999-12-31", "/api/admin/orders?from=1970-01-01&to=9999-12-31"])(
  "reads the calendar to its last day: %s",
  async (path) => expect((await ask(path, { staff: true })).status).toBe(200),
);

it("reads a list parameter given twice as one list", async () => {
  expect((await ask("/api/rugs?tags=Premium&tags=Tendencia")).body).toHaveLength(2);
  expect((await ask("/api/rugs?tags=Premium")).body).toHaveLength(1);
});

const long = "x".repeat(300);
it.each([
  "/api/reviews/abc",
  "/api/merge-jobs/none",
  "/api/rugs/99999999999",
  "/api/rugs/1e0",
  `/api/orders/${long}`,
  `/api/orders/status/${long}`,
  `/api/orders/by-number/${long}`,
  `/api/admin/orders/${long}`,
  `/api/merge-jobs/${long}`,
  "/api/showroom/visits/x",
])("%s names nothing: 404", async (path) => expect((await ask(path, { staff: true })).status).toBe(404));

it.each(["/api/rugs?search=%00", "/api/rugs?tags=a%00b", "/api/rugs?catalog=%00", "/api/reviews/%00"])(
  "never fails on a NUL: %s",
  async (path) => expect((await ask(path)).status).toBeLessThan(500),
);

it.each(["a\0b", "\ud800"])("refuses text that cannot be kept", async (name) => {
  const json = { name, email: "a@b.co", subject: "general", message: "hola" };
  expect(await ask("/api/contact", { method: "POST", json })).toMatchObject({ status: 400, body: { code: "invalid_input" } });
});

it("takes out what would turn the text beside it round", async () => {
  const json = { name: "\u202EanA\u202C", phone: "\u202A+57 300\u202C", email: "a@b.co", subject: "general", message: "שלום" };
  await ask("/api/contact", { method: "POST", json });
  const { body } = await ask("/api/admin/messages", { staff: true });
  expect(body[0]).toMatchObject({ name: "anA", phone: "+57 300", message: "שלום" });
  expect((await ask("/api/contact", { method: "POST", json: { ...json, name: "\u202E" } })).status).toBe(400);
});

it("asks for the session on every address of the back office, also on one that does not exist", async () => {
  expect((await ask("/api/admin/nope")).status).toBe(401);
  expect((await ask("/api/admin/nope", { staff: true })).status).toBe(404);
});

it.each(["garbage", "null", "https://evil.example"])("refuses a staff write from %s", async (origin) => {
  const asked = await ask("/api/admin/reviews", { method: "POST", staff: true, json: {}, headers: { origin } });
  expect(asked.status).toBe(403);
});

it("says a room's own sentence alone, and names the field where the words are only the reader's", async () => {
  const contact = await ask("/api/contact", {
    method: "POST",
    json: { name: "", subject: "general", message: "x", email: "a@b.co" },
  });
  expect(contact.body.error).toBe("El nombre es obligatorio");
  expect((await ask("/api/rugs?limit=x")).body.error).toMatch(/limit/);
});

it("takes any other type than JSON for what it is", async () => {
  const asked = await ask("/api/contact", { method: "POST", body: "a=b", headers: { "content-type": "text/plain" } });
  expect(asked).toMatchObject({ status: 415, body: { code: "unsupported_type" } });
});

it.each([
  ["/api/admin/reviews", { rating: "much" }, /^[A-Z].*(required|must|not)/i],
  ["/api/contact", { name: 7 }, /obligatori|debe|elige/i],
])("says what is wrong in the reader's language: %s", async (path, json, wanted) => {
  const { status, body } = await ask(path, { method: "POST", staff: true, json });
  expect(status).toBe(400);
  for (const text of [body.error, ...Object.values(body.fields as object)]) expect(text).toMatch(wanted);
});

/** The last ones are asked by shoppers too, who read them in Spanish. */
it.each([
  ["DELETE", "/api/admin/discount-codes/999", "There is no such discount code"],
  ["DELETE", "/api/admin/reviews/999", "There is no such review"],
  ["GET", "/api/admin/orders/NONE0-00000", "There is no such order"],
  ["GET", "/api/orders/by-number/NONE0-00000", "No se encontró el pedido"],
  ["GET", "/api/admin/carpets/999", "There is no such carpet"],
  ["GET", "/api/rugs/999", "Producto no encontrado"],
])("says what is not there in the reader's language: %s %s", async (method, path, error) => {
  expect(await ask(path, { method, staff: true })).toMatchObject({ status: 404, body: { error } });
});
