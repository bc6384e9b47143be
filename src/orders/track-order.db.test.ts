import { beforeEach, expect, it } from "vitest";
import { LETTERS } from "../letters.server.ts";
import { senderOf } from "../messages/letters/letter.ts";
import { paymentHarness } from "../testing/payment-harness.ts";
import { staffCalls } from "../testing/staff-calls.ts";

const { fixture, place, read, post } = paymentHarness();
const { call } = staffCalls(() => fixture.shop);
const track = (json: object) => post("/api/orders/track", json);
beforeEach(() => fixture.shop.ctx.pool.query("delete from rate_limits"));

it("finds an order by its number and its e-mail, however they are typed, and tells no more than its status", async () => {
  const order = await place(1, "COD");
  const { customer_email: email } = await read(order);
  const answer = await track({
    orderNumber: ` ${order.orderNumber.toLowerCase().replace("-", " ")} `,
    email: email.toUpperCase(),
  });
  expect(answer.status).toBe(200);
  expect(answer.headers.get("cache-control")).toBe("no-store");
  const found = await answer.json();
  expect(found).toMatchObject({ orderNumber: order.orderNumber, status: "processing", paymentStatus: "pending" });
  expect(JSON.stringify(found)).not.toContain("@");
});

it("gives one answer to a wrong number, a wrong e-mail and another's order", async () => {
  const [mine, other] = [await place(1, "COD"), await place(1, "COD")];
  const { customer_email: email } = await read(mine);
  const wrong = [
    { orderNumber: "AAAAA-AAAAA", email },
    { orderNumber: "nada", email },
    { orderNumber: mine.orderNumber, email: "otra@example.com" },
    { orderNumber: other.orderNumber, email },
  ];
  const answers = await Promise.all(wrong.map(track));
  expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404]);
  const said = await Promise.all(answers.map(async (each) => JSON.stringify(await each.json())));
  expect(new Set(said).size).toBe(1);
});

it("refuses what is missing with fields", async () => {
  const answer = await track({ orderNumber: " ", email: "nada" });
  expect(answer.status).toBe(400);
  expect(await answer.json()).toMatchObject({
    fields: { orderNumber: "Escribe el número de tu pedido", email: "El correo no es válido" },
  });
});

it("slows guessing per network; who knows both is let in all the same", async () => {
  const order = await place(1, "COD");
  const { customer_email: email } = await read(order);
  let status = 404;
  for (let n = 0; n < 40 && status === 404; n++)
    status = (await track({ orderNumber: order.orderNumber, email: `otra${n}@example.com` })).status;
  expect(status).toBe(429);
  expect((await track({ orderNumber: order.orderNumber, email })).status).toBe(200);
});

it("an order without a mailbox cannot be named by an empty one", async () => {
  const order = await place(1, "COD");
  await fixture.shop.ctx.pool.query("update orders set customer_email = '' where id = $1", [order._id]);
  for (const email of ["", "@", "a@b"]) expect((await track({ orderNumber: order.orderNumber, email })).status).not.toBe(200);
  expect((await call("GET", `/orders/${order._id}`)).status).toBe(200);
});

const ABOUT_ORDERS = LETTERS.filter(({ id, to }) => to === "customer" && /^(order|return|delivery|review|care)-/.test(id));
it.each(ABOUT_ORDERS.map((kind) => [kind.id, kind] as const))("the letter %s opens the order without typing", (_, { sample }) => {
  const { html, text } = sample(senderOf(fixture.shop.ctx));
  for (const words of [html, text]) expect(words).toMatch(/\/order\/[\dA-Z]{2,5}-[\dA-Z]{4,5}/);
});
