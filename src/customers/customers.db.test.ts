import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { manyOrders } from "../../db/seed/many-orders.server.ts";
import type { StaffOrder } from "../orders/admin-contract.ts";
import { sendOrderLetters } from "../orders/send-order-letters.server.ts";
import { bought, buy, stockOf, type Bought } from "../testing/buy.ts";
import { makeRug } from "../testing/make-rug.ts";
import { openShop, type TestShop } from "../testing/open-shop.ts";
import { staffCalls } from "../testing/staff-calls.ts";
import type { Customer, CustomerFile, ProtocolLine } from "./contract.ts";

let shop: TestShop;
let rug: { id: number };
beforeAll(async () => {
  shop = await openShop({ env: { TRUST_PROXY: "1" } });
  rug = await makeRug(shop.ctx, { name: "Bosforo Olas", sizes: { "5x8": [2_950_000, 40] } });
});
afterAll(() => shop.close());
const { read, call } = staffCalls(() => shop);

type Contact = { name: string; email: string; phone: string };
const order = (customer: Contact, consents = {}): Promise<Bought> =>
  bought(buy(shop, [{ carpetId: rug.id, size: "5x8", quantity: 1 }], { change: { customer, consents } }));
const write = async ({ name, email, phone }: Contact, subject = "product") => {
  const json = { name, email, phone, subject, message: "Hola, ¿tienen la Valentin Rubí?" };
  expect((await shop.request("/api/contact", { method: "POST", json })).status).toBeLessThan(300);
};
const review = (name: string, email: string) =>
  read("POST", "/reviews", { name, email, rating: 5, comment: "Hermosa", carpet_id: rug.id }, 201);
const visit = async ({ name, email, phone }: Contact, days: number) => {
  const date = new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
  const json = { reservation_date: date, time_slot: "10:00", customer_name: name, customer_email: email, customer_phone: phone };
  expect((await shop.request("/api/showroom/reservations", { method: "POST", json })).status).toBe(201);
};
const waitFor = async (name: string, email: string) => {
  const { id } = await makeRug(shop.ctx, { name, collection: "AGOTADA", sizes: { "5x8": [1_000_000, 0] } });
  const json = { size: "5x8", email };
  expect((await shop.request(`/api/rugs/${id}/stock-requests`, { method: "POST", json })).status).toBe(202);
};
const found = (search: string) => read<Customer[]>("GET", `/customers?search=${encodeURIComponent(search)}`);
const file = (id: string) => read<CustomerFile>("GET", `/customers/${id}`);

const lucia = { name: "Lucía Restrepo", email: "lucia.r@gmail.com", phone: "310 555 0142" };

describe("one record per person", () => {
  it("out of orders, visits, messages and reviews, by e-mail or phone", async () => {
    const first = await order(lucia, { marketing: true });
    await order({ ...lucia, email: "LuciaR+alfombras@gmail.com", phone: "3009990000" });
    await order({ name: "Lucía R.", email: "otra@empresa.co", phone: "+57 310 5550142" });
    await write(lucia);
    await review("Lucía", lucia.email);
    await visit(lucia, 6);
    await waitFor("Agotada", lucia.email);
    const answer = await call("GET", "/customers?search=lucia%20r&page=1&limit=10");
    expect(answer.headers.get("x-total-count")).toBe("1");
    const [only] = (await answer.json()) as Customer[];
    expect(only).toMatchObject({ order_count: 3, visit_count: 1, message_count: 1, review_count: 1, value: 0 });
    expect(await found("3105550142")).toHaveLength(1);
    expect(await found("otra@empresa")).toMatchObject([{ id: only!.id }]);
    const seen = await file(only!.id);
    expect(seen.orders.map((each) => each.order_number)).toContain(first.orderNumber);
    expect(seen).toMatchObject({
      emails: ["luciar@gmail.com", "otra@empresa.co"],
      phones: ["3009990000", "3105550142"],
      visits: [{ time: "10:00" }],
      messages: [{ subject: "product" }],
      reviews: [{ carpet_name: "Bosforo Olas" }],
      stock_requests: [{ carpet_name: "Agotada", size: "5x8", confirmed: false }],
      addresses: [{ city: "Bogotá" }],
    });
    expect(seen.consents.at(-1)).toMatchObject({ consents: { marketing: true } });
    await read("PUT", `/orders/${first._id}`, { status: "delivered" });
    expect((await file(only!.id)).value).toBe(first.total);
  });

  it("with notes and tags, sent back whole or in part", async () => {
    const [one] = await found("lucia");
    const whole = await file(one!.id);
    expect(
      await read("PUT", `/customers/${one!.id}`, { ...whole, notes: "Prefiere lana", tags: ["Arquitecta", "Arquitecta"] }),
    ).toMatchObject({
      notes: "Prefiere lana",
      tags: ["Arquitecta"],
    });
    expect(await found("arquitecta")).toMatchObject([{ id: one!.id }]);
    expect((await call("PUT", `/customers/${one!.id}`, { notes: 5 })).status).toBe(400);
  });

  it("is handed over as a file", async () => {
    const [one] = await found("lucia");
    const answer = await call("GET", `/customers/${one!.id}/export`);
    expect(answer.headers.get("content-disposition")).toContain("attachment");
    expect(((await answer.json()) as CustomerFile).orders).toHaveLength(3);
  });

  it("is made of two where staff say so, and both ids lead there", async () => {
    await order({ name: "Jorge Gil", email: "jorge@gil.co", phone: "3201112233" });
    await order({ name: "Jorge G", email: "jg@trabajo.co", phone: "3204445566" });
    const [one] = await found("jorge@gil.co");
    const [two] = await found("jg@trabajo.co");
    expect(one!.id).not.toBe(two!.id);
    expect(await read("POST", `/customers/${one!.id}/merge`, { other: two!.id })).toMatchObject({ order_count: 2 });
    expect(await found("jorge")).toHaveLength(1);
    expect((await file(two!.id)).id).toBe(one!.id);
    await order({ name: "Jorge G", email: "jg@trabajo.co", phone: "3204445566" });
    expect((await file(one!.id)).order_count).toBe(3);
    expect((await call("POST", `/customers/${one!.id}/merge`, { other: two!.id })).status).toBe(409);
  });

  it("is no more when nothing of them is left, nor for spam or a visit without a contact", async () => {
    const { _id } = await order({ name: "Fugaz", email: "fugaz@example.com", phone: "3007770001" });
    expect(await found("fugaz")).toHaveLength(1);
    await read("DELETE", `/orders/${_id}`);
    expect(await found("fugaz")).toEqual([]);
    expect((await call("GET", "/customers/nada")).status).toBe(404);
  });
});

describe("erasing", () => {
  it("takes the person out of everything, keeps sums and stock, and says what was done", async () => {
    const ana = { name: "Ana Borrable", email: "ana.borrable@example.com", phone: "3118887766" };
    const { _id, orderNumber, total } = await order(ana);
    await read("PUT", `/orders/${_id}`, { status: "delivered" });
    await read("PUT", `/orders/${_id}`, { note: "Ana llamó" });
    await write(ana);
    await review(ana.name, ana.email);
    await visit(ana, 7);
    await waitFor("Agotada dos", ana.email);
    await shop.ctx.pool.query(
      `insert into merge_jobs (id, engine, width_cm, length_cm, rug_key, room, notify_email)
       values ('a-preview-that-is-not-ready-yet-1', 'local', 160, 230, 'rug', 'room', 'Ana.Borrable@Example.com')`,
    );
    await sendOrderLetters(shop.ctx);
    const stock = await stockOf(shop, rug.id);
    const [one] = await found("borrable");
    const answer = await call("DELETE", `/customers/${one!.id}`);
    expect(answer.status).toBe(200);
    const { protocol } = (await answer.json()) as { protocol: ProtocolLine[] };
    const counts = Object.fromEntries(protocol.map(({ what, count, done }) => [what, `${count} ${done}`]));
    expect(counts).toMatchObject({ orders: "1 anonymised", visits: "1 erased", messages: "1 erased", reviews: "1 erased" });
    expect(counts["stock requests"]).toBe("1 erased");
    expect(counts.letters).toMatch(/^[1-9]\d* erased$/);
    expect((await call("GET", `/customers/${one!.id}`)).status).toBe(404);
    expect((await call("DELETE", `/customers/${one!.id}`)).status).toBe(404);
    for (const words of ["borrable", ana.email, ana.phone])
      for (const list of ["customers", "orders", "messages", "reviews", "returns"])
        expect(await read("GET", `/${list}?search=${encodeURIComponent(words)}`), `${list} ${words}`).toEqual([]);
    const kept = await read<StaffOrder>("GET", `/orders/${orderNumber}`);
    expect(kept).toMatchObject({
      total,
      payment_status: "paid",
      status: "delivered",
      shipping_city: "Bogotá",
      customer_email: "",
    });
    expect(await stockOf(shop, rug.id)).toBe(stock);
    const erased = expect.objectContaining({ action: "erase", subject_id: one!.id });
    expect(await read("GET", "/audit?subject=customer")).toContainEqual(erased);
    const { rows } = await shop.ctx.pool.query<{ tables: string[] | null }>(`
      select array_agg(t) as tables from (
        select 'orders' t from orders o where o::text ilike '%borrable%' union all select 'letters' from letters l where l::text ilike '%borrable%'
        union all select 'audit' from audit_trail a where a::text ilike '%borrable%' union all select 'search' from order_search s where s::text ilike '%borrable%'
        union all select 'events' from order_events e where e::text ilike '%Ana llam%' union all select 'visits' from showroom_reservations v where v::text ilike '%borrable%'
        union all select 'previews' from merge_jobs p where p::text ilike '%borrable%'
        union all select 'erasures' from erasures e where e::text ilike '%borrable%') found`);
    expect(rows[0]!.tables).toBeNull();
  });

  it("takes what staff wrote about their money and about them along", async () => {
    const { _id } = await order({ name: "Olga Fugaz", email: "olga.fugaz@example.com", phone: "3115554433" });
    await read("PUT", `/orders/${_id}`, { status: "delivered" });
    const note = "A la cuenta de Olga Fugaz";
    await read("POST", `/orders/${_id}/refunds`, { amount: 100, way: "transfer", reference: "B-1", note }, 201);
    await shop.ctx.pool.query(
      `insert into payment_tasks (kind, order_id, order_number, amount, note, created_at, resolved_at, resolution)
       select 'refund', id, number, 100, '', now(), now(), 'Olga Fugaz lo recibió' from orders where id = $1`,
      [_id],
    );
    const [one] = await found("fugaz");
    await read("PUT", `/customers/${one!.id}`, { tags: ["prima de Fugaz"] });
    await read("DELETE", `/customers/${one!.id}`);
    const { rows } = await shop.ctx.pool.query(`
      select 'refund' from refunds r where r::text ilike '%fugaz%' union all select 'task' from payment_tasks t where t::text ilike '%fugaz%'
      union all select 'audit' from audit_trail a where a::text ilike '%fugaz%'`);
    expect(rows).toEqual([]);
    expect(await read("GET", `/orders/${_id}`)).toMatchObject({ refunds: [{ amount: 100, reference: "B-1" }] });
  });

  it("leaves who comes again a new person", async () => {
    await order({ name: "Ana Borrable", email: "ana.borrable@example.com", phone: "3118887766" });
    expect(await found("borrable")).toMatchObject([{ order_count: 1 }]);
  });
});

it("is listed and found fast among many", async () => {
  await manyOrders(shop.ctx, 3000);
  expect((await call("GET", "/customers?page=1&limit=20")).status).toBe(200);
  const answer = await call("GET", "/customers?page=1&limit=20&search=comprador77%40");
  expect(answer.headers.get("x-total-count")).toBe("1");
  const { rows } = await shop.ctx.pool.query<{ n: number }>("select count(*)::int n from customer_facts_to_link");
  expect(rows[0]!.n).toBe(0);
});
