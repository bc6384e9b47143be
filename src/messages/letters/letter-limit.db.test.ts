import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { TAKE_BACK_SECONDS } from "../../orders/rules/status.ts";
import { sendOrderLetters } from "../../orders/send-order-letters.server.ts";
import type { OwnVisit } from "../../showroom/contract.ts";
import { bought, buy } from "../../testing/buy.ts";
import { waitingLetters } from "../../testing/letters.ts";
import { makeRug } from "../../testing/make-rug.ts";
import { openShop, type TestShop } from "../../testing/open-shop.ts";
import { proveAddress, queueLetter, queueLetters } from "./queue-letter.server.ts";
import { sendMail } from "../mail/send-mail.server.ts";

let shop: TestShop;
let ahead = 0;
beforeAll(async () => {
  shop = await openShop({
    env: { TRUST_PROXY: "1", LETTERS_PER_HOUR: "4", METRICS_TOKEN: "medir" },
    overrides: { now: () => new Date(Date.parse("2026-11-23T15:00:00Z") + ahead) },
  });
});
afterAll(() => shop.close());
beforeEach(() => shop.ctx.pool.query("truncate letters, proved_addresses, rate_limits"));

const to = async (address: string) => (await waitingLetters(shop)).filter((letter) => letter.to === address);
const letter = (address: string, n = 0) => ({ to: address, subject: `Carta ${n}`, html: "<p>Hola</p>", text: "Hola" });
const leave = async () => {
  for (const { id } of await waitingLetters(shop)) await sendMail.run(shop.ctx, { letter: id });
};

it("sixty moves of a visit are one letter after the first, with the last hour; so is a cancellation after them", async () => {
  const json = { customer_name: "Ana", customer_phone: "3001234567", customer_email: "victima@correo.co" };
  const place = { reservation_date: "2026-11-25", time_slot: "06:00" };
  const visit = (await (
    await shop.request("/api/showroom/reservations", { method: "POST", json: { ...json, ...place } })
  ).json()) as OwnVisit;
  expect(await to("victima@correo.co")).toHaveLength(1);
  await leave();
  const path = `/api/showroom/visits/${visit.manage_token}`;
  for (let n = 1; n <= 60; n++) {
    const time_slot = `${String(6 + (n % 12)).padStart(2, "0")}:00`;
    await shop.request(path, { method: "PUT", json: { ...place, time_slot } });
  }
  expect((await to("victima@correo.co")).map(({ subject }) => subject)).toEqual([
    "Tu visita cambió de hora: miércoles 25 de noviembre, 06:00",
  ]);
  await shop.request(path, { method: "DELETE" });
  expect((await waitingLetters(shop)).map(({ subject }) => subject.split(":")[0])).toEqual([
    "Tu visita fue cancelada",
    "Visita cancelada",
  ]);
});

it("placing and cancelling orders writes no more than the hour's letters; the rest is held where staff see it", async () => {
  const rug = await makeRug(shop.ctx, { sizes: { "5x8": [2_950_000, 30] } });
  for (let n = 0; n < 5; n++) {
    const customer = { name: "Ana", email: `victima+${n}@gmail.com`, phone: `30012345${n}0` };
    const order = await bought(
      buy(shop, [{ carpetId: rug.id, size: "5x8", quantity: 1 }], { method: "Bold", change: { customer } }),
    );
    await sendOrderLetters(shop.ctx);
    await shop.request(`/api/orders/cancel/${order.orderNumber}`, { method: "POST", json: {} });
    await sendOrderLetters(shop.ctx);
  }
  expect((await waitingLetters(shop)).filter((mail) => mail.to.startsWith("victima"))).toHaveLength(4);
  const held = await shop.request("/api/admin/letters?state=held", { staff: true });
  expect(held.headers.get("x-total-count")).toBe("6");
  const [first] = (await held.json()) as { id: string; to: string; subject: string }[];
  expect(first).toMatchObject({
    state: "held",
    to: "victima+4@gmail.com",
    subject: expect.stringContaining("Tu pedido fue cancelado"),
  });
  expect((await shop.request(`/api/admin/letters/${first!.id}/send`, { method: "POST", staff: true })).status).toBe(200);
  expect(await to("victima+4@gmail.com")).toHaveLength(1);
  expect((await shop.request(`/api/admin/letters/${first!.id}/send`, { method: "POST", staff: true })).status).toBe(409);
  expect((await shop.request(`/api/admin/letters/${first!.id}`, { method: "DELETE", staff: true })).status).toBe(409);
});

it("counts exactly when many ask at once, and anew after an hour", async () => {
  const many = () => Promise.all(Array.from({ length: 20 }, (_, n) => queueLetter(shop.ctx, letter("muchas@correo.co", n))));
  await many();
  expect(await to("muchas@correo.co")).toHaveLength(4);
  await shop.ctx.pool.query("update letters set created_at = created_at - interval '61 minutes'");
  await many();
  expect(await to("muchas@correo.co")).toHaveLength(8);
});

it("counts exactly within one batch: what always leaves counts too, what is held does not", async () => {
  const many = Array.from({ length: 6 }, (_, n) => ({ letter: letter("tanda@correo.co", n), always: n === 0 || n === 5 }));
  await queueLetters(shop.ctx, [...many, { letter: letter("otra@correo.co"), always: false }]);
  const subjects = (await to("tanda@correo.co")).map(({ subject }) => subject);
  expect(subjects.toSorted()).toEqual(["Carta 0", "Carta 1", "Carta 2", "Carta 3", "Carta 5"]);
  expect(await to("otra@correo.co")).toHaveLength(1);
});

it("a proved address has a wider limit, and what is about money received has none", async () => {
  await proveAddress(shop.ctx, "Compra@correo.co");
  for (let n = 0; n < 40; n++) await queueLetter(shop.ctx, letter("compra@correo.co", n));
  expect(await to("compra@correo.co")).toHaveLength(30);
  await queueLetter(shop.ctx, letter("compra@correo.co"), { always: true });
  expect(await to("compra@correo.co")).toHaveLength(31);
});

it("a paid order's letters leave although somebody used up its buyer's hour", async () => {
  const rug = await makeRug(shop.ctx, { sizes: { "5x8": [2_950_000, 3] } });
  const customer = { name: "Ana", email: "paga@correo.co", phone: "3009999999" };
  const order = await bought(buy(shop, [{ carpetId: rug.id, size: "5x8", quantity: 1 }], { change: { customer } }));
  for (let n = 0; n < 9; n++) await queueLetter(shop.ctx, letter("paga@correo.co", n));
  for (const status of ["shipped", "delivered", "cancelled"]) {
    await shop.request(`/api/admin/orders/${order._id}`, { method: "PUT", staff: true, json: { status } });
    ahead += TAKE_BACK_SECONDS * 1000;
    await sendOrderLetters(shop.ctx);
  }
  const subjects = (await to("paga@correo.co")).map(({ subject }) => subject.split(" · ")[0]);
  expect(subjects).toContain("Tu alfombra va en camino");
  expect(subjects).toContain("Tu pedido fue cancelado");
});

it("says nothing of what a stranger typed in the automatic answer, and makes no link of a name", async () => {
  const json = {
    name: "Gana Premios",
    email: "otra@correo.co",
    subject: "general",
    message: "Entra ya a https://trampa.example",
  };
  await shop.request("/api/contact", { method: "POST", json });
  const [answer] = await to("otra@correo.co");
  expect(answer!.html + answer!.text + answer!.subject).not.toMatch(/trampa|Gana/);
  const rug = await makeRug(shop.ctx);
  const customer = { name: "https://trampa.example/premio ya", email: "link@correo.co", phone: "3008888888" };
  await bought(buy(shop, [{ carpetId: rug.id, size: "5x8", quantity: 1 }], { change: { customer } }));
  await sendOrderLetters(shop.ctx);
  const [confirmation] = await to("link@correo.co");
  expect(confirmation!.html + confirmation!.text + confirmation!.subject).not.toContain("trampa.example");
});

it("what waits over five minutes, and what did not leave, is told to staff and to who measures", async () => {
  for (let n = 0; n < 5; n++) await queueLetter(shop.ctx, letter("espera@correo.co", n));
  const outbox = async () => (await shop.request("/api/admin/overview/outbox", { staff: true })).json();
  await shop.ctx.pool.query("delete from pgboss.job where name <> 'send-mail'");
  expect(await outbox()).toEqual({ unsent: 1, late: [] });
  await shop.ctx.pool.query("update pgboss.job set start_after = now() - interval '6 minutes' where name = 'send-mail'");
  const { late } = (await outbox()) as { late: { queue: string; waiting: number; oldest_seconds: number }[] };
  expect(late).toEqual([{ queue: "send-mail", waiting: expect.any(Number), oldest_seconds: expect.any(Number) }]);
  expect(late[0]!.waiting).toBeGreaterThanOrEqual(4);
  const metrics = await (await shop.request("/metrics", { headers: { authorization: "Bearer medir" } })).text();
  expect(metrics).toContain(`telar_queue_waiting{queue="send-mail"} ${late[0]!.waiting}`);
  expect(metrics).toMatch(/telar_queue_oldest_seconds\{queue="send-mail"\} 36\d/);
});

it("an earlier version's queued letter is sent too", async () => {
  await expect(sendMail.run(shop.ctx, letter("antes@correo.co"))).resolves.toBeUndefined();
});

it("an order takes one mailbox in one spelling: no other passes for another mailbox", async () => {
  const rug = await makeRug(shop.ctx, { sizes: { "5x8": [2_950_000, 30] } });
  for (const email of ["x:ana@correo.co", "ana(1)@correo.co", '"ana"@correo.co', "ana@correo\u3002co", "ana@correo.co."]) {
    const customer = { name: "Ana", email, phone: "3001234567" };
    const answer = await buy(shop, [{ carpetId: rug.id, size: "5x8", quantity: 1 }], { change: { customer } });
    expect([email, answer.status]).toEqual([email, 400]);
  }
});
