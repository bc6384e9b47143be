import { expect, it } from "vitest";
import type { Bought } from "../testing/buy.ts";
import { lettersTo } from "../testing/letters.ts";
import { paymentHarness } from "../testing/payment-harness.ts";
import { staffCalls } from "../testing/staff-calls.ts";
import type { StaffOrder } from "./admin-contract.ts";
import type { Order } from "./contract.ts";
import { sendOrderLetters } from "./send-order-letters.server.ts";

const { fixture, place, paid, read: asShopper } = paymentHarness();
const { call, read } = staffCalls(() => fixture.shop);

const edit = (order: Bought, json: object, status = 200) => read<StaffOrder>("PUT", `/orders/${order._id}`, json, status);
const words = ({ timeline }: Pick<Order, "timeline">) => timeline.map(({ kind, text }) => `${kind}: ${text}`);

it("corrects contact and address before shipping, told in both timelines and once to the customer", async () => {
  const order = await place(1, "COD");
  const shipping = { address: "Carrera 7 # 1-20", city: "Chía", state: "Cundinamarca" };
  await edit(order, { customer: { email: "nueva@example.com" } });
  const saved = await edit(order, { shipping, customer: { name: "Ana Nueva" } });
  expect(saved).toMatchObject({
    customer_name: "Ana Nueva",
    customer_email: "nueva@example.com",
    shipping_address: "Carrera 7 # 1-20",
    shipping_city: "Chía",
    shipping_state: "Cundinamarca",
    shipping_country: "Colombia",
  });
  const [first, second] = saved.timeline.filter(({ kind }) => kind === "correction");
  expect(first!.text).toMatch(/^E-mail: compradora\d+@example\.com → nueva@example\.com$/);
  expect(second).toMatchObject({ by: expect.any(String), at: expect.any(String) });
  expect(second!.text).toContain("Address: Calle 93 # 13-42 → Carrera 7 # 1-20");
  const seen = await asShopper(order);
  expect(words(seen)).toEqual([
    "placed: Recibimos tu pedido",
    "correction: Corregimos tus datos de contacto",
    "correction: Corregimos la dirección de entrega",
  ]);
  expect(JSON.stringify(seen.timeline)).not.toContain("compradora");
  fixture.ahead += 11_000;
  await sendOrderLetters(fixture.shop.ctx);
  const letters = await lettersTo(fixture.shop, "nueva@example.com");
  expect(letters.filter(({ subject }) => subject.startsWith("Corregimos")).map(({ text }) => text)).toEqual([
    expect.stringContaining("Carrera 7 # 1-20"),
  ]);
});

it("keeps notes, tags and who looks after it with staff alone", async () => {
  const order = await place();
  await edit(order, { note: "Llamar antes de las 5", tags: ["VIP", "regalo", "vip"], assignee: "Camila" });
  const saved = await edit(order, { note: "Segunda nota" });
  expect(saved).toMatchObject({
    note: "Segunda nota",
    notes: [{ text: "Llamar antes de las 5", by: expect.any(String) }, { text: "Segunda nota" }],
    tags: ["VIP", "regalo"],
    assignee: "Camila",
  });
  expect(words(saved)).toEqual([
    "placed: Order placed",
    "tags: Tags: none → VIP, regalo",
    "assignee: Assigned: none → Camila",
    "note: Llamar antes de las 5",
    "note: Segunda nota",
  ]);
  const seen = await asShopper(order);
  for (const secret of ["Llamar", "Segunda", "regalo", "Camila"]) expect(JSON.stringify(seen)).not.toContain(secret);
  expect(seen).not.toHaveProperty("notes");
  // Sent back as it was read it changes nothing.
  expect((await edit(order, { ...saved })).timeline).toEqual(saved.timeline);
  expect(await edit(order, { tags: "uno, dos", assignee: null })).toMatchObject({ tags: ["uno", "dos"], assignee: null });
});

it("is looked after by a person of the staff, by name or by id", async () => {
  const order = await place(1, "COD");
  const [owner] = await read<{ id: number; name: string }[]>("GET", "/staff");
  expect(await edit(order, { assignee: owner!.id })).toMatchObject({ assignee: owner!.name });
  expect(await read("PUT", `/orders/${order._id}`, { assignee: 999_999 }, 404)).toMatchObject({ code: "staff.no_such_person" });
});

it("is found by city, tag, person, carrier and value, and the forms offer what there is", async () => {
  const order = await place(1, "COD");
  const item = (await edit(order, { tags: ["urgente"], assignee: "Owner", shipping: { city: "Medellín" } })).items[0]!;
  const items = [{ itemId: item.itemId, quantity: 1 }];
  await read("POST", `/orders/${order._id}/shipments`, { carrier: "TCC", trackingNumber: "9", items }, 201);
  const found = async (query: string) => (await read<StaffOrder[]>("GET", `/orders?${query}`)).some(({ id }) => id === order._id);
  for (const query of ["city=medellin", "tag=urgente", "assignee=Owner", "carrier=TCC", `min=${order.total}&max=${order.total}`])
    expect(await found(query), query).toBe(true);
  for (const query of ["city=Cali", "tag=otra", "assignee=Nadie", "carrier=Deprisa", "max=100", `min=${order.total + 1}`])
    expect(await found(query), query).toBe(false);
  expect(await read("GET", "/orders/options")).toMatchObject({
    carriers: expect.arrayContaining([expect.objectContaining({ name: "TCC" })]),
    people: ["Owner"],
    tags: expect.arrayContaining(["urgente"]),
    mostDiscount: 100,
  });
});

it("after shipping the address stays, the phone may still change, and nothing of a refused edit is kept", async () => {
  const order = await place();
  await paid(order);
  await edit(order, { status: "shipped", shipping: { address: "Calle 1 # 2-3" } });
  const refused = await call("PUT", `/orders/${order._id}`, { note: "no", shipping: { address: "Calle 9" } });
  expect(refused.status).toBe(409);
  expect(await refused.json()).toMatchObject({ code: "orders.address_shipped", error: expect.stringContaining("has left") });
  const now = await edit(order, { shipping: { address: "Calle 1 # 2-3" }, customer: { phone: "3001234567" } });
  expect(now).toMatchObject({ shipping_address: "Calle 1 # 2-3", customer_phone: "3001234567", status: "shipped", notes: [] });
});

it.each([
  [{}, "status"],
  [{ customer: { email: "nadie" } }, "customer.email"],
  [{ customer: { name: " " } }, "customer.name"],
  [{ shipping: { address: "" } }, "shipping.address"],
  [{ shipping: { street: "x" } }, "shipping.street"],
  [{ note: 5 }, "note"],
  [{ tags: [1] }, "tags.0"],
  [{ status: "lost" }, "status"],
])("refuses %j and names %s", async (json, field) => {
  const order = await place(1, "COD");
  const response = await call("PUT", `/orders/${order._id}`, json);
  expect(response.status).toBe(400);
  expect(Object.keys(((await response.json()) as { fields: object }).fields)).toContain(field);
});

it("a status, a payment, a refund and an end are lines of the timeline, each told as its reader reads", async () => {
  const order = await place();
  await paid(order);
  await edit(order, { status: "delivered" });
  await read("POST", `/orders/${order._id}/refunds`, { amount: 100_000, way: "transfer", reference: "T-1" }, 201);
  expect(words(await read<StaffOrder>("GET", `/orders/${order._id}`))).toEqual([
    "placed: Order placed",
    "paid: Payment of $\u00a02.950.000 received, Bold",
    "status: Status: Pending → Processing",
    "status: Status: Processing → Delivered",
    "refund: Refunded $\u00a01.000 by Transfer T-1",
  ]);
  expect(words(await asShopper(order))).toEqual([
    "placed: Recibimos tu pedido",
    "paid: Recibimos tu pago de $\u00a02.950.000",
    "status: Tu pedido fue entregado",
    "refund: Te devolvimos $\u00a01.000 por transferencia",
  ]);
});

it("sets the status of several at once; one that refuses does not hold the others back", async () => {
  const [first, second] = [await place(1, "COD"), await place(1, "COD")];
  const item = (await read<StaffOrder>("GET", `/orders/${second._id}`)).items[0]!;
  const items = [{ itemId: item.itemId, quantity: 1 }];
  await read("POST", `/orders/${second._id}/shipments`, { carrier: "TCC", trackingNumber: "9", items }, 201);
  const ids = [first.orderNumber, second._id, first._id, "TL-NADA"];
  const answer = await read<{ done: string[]; refused: { code: string }[] }>("POST", "/orders/batch", {
    ids,
    status: "cancelled",
  });
  expect(answer.done).toContain(first._id);
  expect(answer.refused.map(({ code }) => code)).toEqual(["orders.cancel_shipped", "orders.not_found"]);
  expect(await read("GET", `/orders/${first._id}`)).toMatchObject({ status: "cancelled" });
  expect((await call("POST", "/orders/batch", { ids: [], status: "shipped" })).status).toBe(400);
});
