import { Buffer } from "node:buffer";
import sharp from "sharp";
import { expect, it } from "vitest";
import type { Review } from "../reviews/contract.ts";
import { bought, buy, type Bought } from "../testing/buy.ts";
import { lettersTo } from "../testing/letters.ts";
import { paymentHarness } from "../testing/payment-harness.ts";
import { makePerson } from "../testing/staff-person.ts";
import { staffCalls } from "../testing/staff-calls.ts";
import type { Invitation } from "./contract.ts";
import { sendAftercare } from "./send-aftercare.server.ts";

const { fixture, read: asShopper } = paymentHarness();
const { call, read } = staffCalls(() => fixture.shop);
const DAY = 86_400_000;

async function delivered(consents?: Record<string, boolean>): Promise<Bought & { email: string }> {
  const items = [{ carpetId: fixture.rug.id, size: "5x8", quantity: 1 }];
  const order = await bought(buy(fixture.shop, items, { method: "COD", change: { consents } }));
  await read("PUT", `/orders/${order._id}`, { status: "delivered" });
  return { ...order, email: (await asShopper(order)).customer_email };
}
const subjectsTo = async (email: string) => (await lettersTo(fixture.shop, email)).map(({ subject }) => subject);
const tokenOf = async ({ _id }: Bought) => {
  const { rows } = await fixture.shop.ctx.pool.query<{ token: string }>(
    "select token from aftercare_letters where order_id = $1 and kind = 'review'",
    [_id],
  );
  return rows[0]!.token;
};
const write = (token: string, json: object) => fixture.shop.request(`/api/review-invitations/${token}`, { method: "POST", json });
const publicReviews = async () =>
  (await (await fixture.shop.request(`/api/reviews?carpetId=${fixture.rug.id}`)).json()) as Review[];

it("invites once, a week after delivery, only who agreed and kept the rug; the care letter is off at first", async () => {
  const [yes, no, back] = [
    await delivered({ marketing: true }),
    await delivered({ marketing: false }),
    await delivered({ marketing: true }),
  ];
  await read("POST", `/orders/${back._id}/refunds`, { amount: back.total, way: "cash" }, 201);
  await sendAftercare(fixture.shop.ctx);
  expect((await subjectsTo(yes.email)).join()).not.toContain("¿Cómo quedó");
  fixture.ahead += 8 * DAY;
  await Promise.all([sendAftercare(fixture.shop.ctx), sendAftercare(fixture.shop.ctx)]);
  await sendAftercare(fixture.shop.ctx);
  expect((await subjectsTo(yes.email)).filter((subject) => subject.startsWith("¿Cómo quedó"))).toHaveLength(1);
  for (const { email } of [no, back]) expect((await subjectsTo(email)).join()).not.toContain("¿Cómo quedó");
  fixture.ahead += 180 * DAY;
  await sendAftercare(fixture.shop.ctx);
  expect((await subjectsTo(yes.email)).join()).not.toContain("Seis cuidados");
  await read("PUT", "/settings/selling", { careReminderMonths: 6 });
  await sendAftercare(fixture.shop.ctx);
  await sendAftercare(fixture.shop.ctx);
  expect((await subjectsTo(yes.email)).filter((subject) => subject.startsWith("Seis cuidados"))).toHaveLength(1);
  await read("PUT", "/settings/selling", { careReminderMonths: 0 });
});

it("a buyer's review waits for staff, is verified, shown with its photos and the shop's answer, and comes once", async () => {
  const order = await delivered({ marketing: true });
  fixture.ahead += 8 * DAY;
  await sendAftercare(fixture.shop.ctx);
  const token = await tokenOf(order);
  const seen = (await (await fixture.shop.request(`/api/review-invitations/${token}`)).json()) as Invitation;
  expect(seen).toMatchObject({ order_number: order.orderNumber, rugs: [{ carpetId: fixture.rug.id, reviewed: false }] });
  expect(JSON.stringify(seen)).not.toContain(order.email);
  const sent = await write(token, { carpetId: fixture.rug.id, rating: 5, comment: "Preciosa <script>" });
  expect(sent.status).toBe(201);
  const { id } = (await sent.json()) as { id: number };
  const bytes = await sharp({ create: { width: 50, height: 50, channels: 3, background: "#333" } })
    .jpeg()
    .toBuffer();
  const photos = (count: number, by = token) => {
    const body = new FormData();
    for (let n = 0; n < count; n++) body.append("file", new Blob([Buffer.from(bytes)]), `f${n}.jpg`);
    return fixture.shop.request(`/api/review-invitations/${by}/reviews/${id}/photos`, { method: "POST", body });
  };
  expect((await photos(3)).status).toBe(201);
  expect((await photos(1)).status).toBe(413);
  expect(await publicReviews()).toEqual([]);
  expect((await fixture.shop.request(`/api/reviews/${id}`)).status).toBe(404);
  const [waiting] = await read<Review[]>("GET", "/reviews?status=pending");
  expect(waiting).toMatchObject({ id, is_verified: true, status: "pending" });
  const editor = await makePerson(fixture.shop, "editor");
  expect((await editor.call("GET", waiting!.photos[0]!.replace("/api/admin", ""))).status).toBe(200);
  const photo = waiting!.photos[0]!.split("/").at(-1)!;
  expect((await fixture.shop.request(`/api/reviews/${id}/photos/${photo}`)).status).toBe(404);
  await read("PUT", `/reviews/${id}`, { status: "published", answer: "¡Gracias!" });
  const [shown] = await publicReviews();
  expect(shown).toMatchObject({ id, is_verified: true, answer: "¡Gracias!", rating: 5 });
  expect(shown!.photos).toHaveLength(3);
  expect((await fixture.shop.request(shown!.photos[0]!)).status).toBe(200);
  expect((await (await fixture.shop.request(`/api/rugs/${fixture.rug.id}`)).json()) as object).toMatchObject({ rating: 5 });
  expect((await write(token, { carpetId: fixture.rug.id, rating: 1, comment: "Otra vez" })).status).toBe(409);
  await read("PUT", `/reviews/${id}`, { status: "hidden" });
  expect(await publicReviews()).toEqual([]);
  expect((await fixture.shop.request(shown!.photos[0]!)).status).toBe(404);
});

it("a forged or old link, another's rug and bad words are refused, and nothing is shown", async () => {
  const order = await delivered({ reviews: true });
  fixture.ahead += 8 * DAY;
  await sendAftercare(fixture.shop.ctx);
  const token = await tokenOf(order);
  for (const forged of ["x", `${token}x`, "%00", token.toLowerCase() === token ? `${token}1` : token.toLowerCase()]) {
    const answer = await fixture.shop.request(`/api/review-invitations/${encodeURIComponent(forged)}`);
    expect(answer.status, forged).toBe(404);
    expect(await answer.text()).not.toContain(order.orderNumber);
  }
  expect((await write("nada", { carpetId: fixture.rug.id, rating: 5, comment: "Hola" })).status).toBe(404);
  expect((await write(token, { carpetId: fixture.rug.id + 1, rating: 5, comment: "Hola" })).status).toBe(400);
  expect((await write(token, { carpetId: fixture.rug.id, rating: 6, comment: "Hola" })).status).toBe(400);
  expect((await write(token, { carpetId: fixture.rug.id, rating: 5, comment: " " })).status).toBe(400);
  const [customer] = await read<{ id: string }[]>("GET", `/customers?search=${encodeURIComponent(order.email)}`);
  await read("DELETE", `/customers/${customer!.id}`);
  expect((await fixture.shop.request(`/api/review-invitations/${token}`)).status).toBe(404);
  const seller = await makePerson(fixture.shop, "seller");
  expect((await seller.call("PUT", "/reviews/1", { status: "published" })).status).toBe(403);
  expect((await call("PUT", "/reviews/999999", { status: "published" })).status).toBe(404);
});

it("one link used five times at once is one review; another's link adds no photo to it; with the order the link is gone", async () => {
  const [mine, other] = [
    await delivered({ reviews: true, marketing: true }),
    await delivered({ reviews: true, marketing: true }),
  ];
  fixture.ahead += 8 * DAY;
  await sendAftercare(fixture.shop.ctx);
  const [token, theirs] = [await tokenOf(mine), await tokenOf(other)];
  const sent = await Promise.all(
    Array.from({ length: 5 }, (_, n) => write(token, { carpetId: fixture.rug.id, rating: 5, comment: `Muy buena ${n}` })),
  );
  expect(sent.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409, 409, 409, 409]);
  const { id } = (await sent.find(({ status }) => status === 201)!.json()) as { id: number };
  const body = new FormData();
  body.append("file", new Blob([Buffer.from("no es una foto")]), "f.jpg");
  const added = await fixture.shop.request(`/api/review-invitations/${theirs}/reviews/${id}/photos`, { method: "POST", body });
  expect(added.status).toBe(404);
  await read("DELETE", `/orders/${mine._id}`);
  const answer = await fixture.shop.request(`/api/review-invitations/${token}`);
  expect(answer.status).toBe(404);
  expect(await answer.text()).not.toContain(mine.orderNumber);
});

/** Whatever deletes it has begun and ends while the request is on its way. */
async function whileDeleting(sqlText: string, id: unknown, request: () => Promise<Response>): Promise<Response> {
  const staff = await fixture.shop.ctx.pool.connect();
  await staff.query("begin");
  await staff.query(sqlText, [id]);
  const answer = request();
  await new Promise((waiting) => setTimeout(waiting, 300));
  await staff.query("commit");
  staff.release();
  return answer;
}

it("an order or rug that is deleted, or a person erased, while they review or send a photo: a sentence, and nothing is kept", async () => {
  await fixture.shop.ctx.pool.query("update rug_stock set inventory = 9 where rug_id = $1", [fixture.rug.id]);
  const orders: Bought[] = [];
  for (let n = 0; n < 4; n++) orders.push(await delivered({ marketing: true }));
  fixture.ahead += 8 * DAY;
  await sendAftercare(fixture.shop.ctx);
  const [order, other, third, fourth] = orders as [Bought, Bought, Bought, Bought];
  const token = await tokenOf(order);
  const json = { carpetId: fixture.rug.id, rating: 5, comment: "Preciosa" };
  const { id } = (await (await write(token, json)).json()) as { id: number };
  const photo = await sharp({ create: { width: 40, height: 40, channels: 3, background: "red" } })
    .jpeg()
    .toBuffer();
  const form = new FormData();
  form.append("file", new Blob([new Uint8Array(photo)], { type: "image/jpeg" }), "a.jpg");
  const path = `/api/review-invitations/${token}/reviews/${id}/photos`;
  const deleted = "delete from orders where id = $1";
  const photoed = await whileDeleting(deleted, order._id, () => fixture.shop.request(path, { method: "POST", body: form }));
  expect(photoed.status).toBe(404);
  const [otherToken, thirdToken, fourthToken] = [await tokenOf(other), await tokenOf(third), await tokenOf(fourth)];
  expect((await whileDeleting(deleted, other._id, () => write(otherToken, json))).status).toBe(404);
  const erased = "update orders set customer_email = '' where id = $1";
  expect((await whileDeleting(erased, third._id, () => write(thirdToken, json))).status).toBe(404);
  const rugGone = "delete from rugs where id = $1";
  expect((await whileDeleting(rugGone, fixture.rug.id, () => write(fourthToken, json))).status).toBe(400);
  const late = [other._id, third._id, fourth._id];
  const { rows } = await fixture.shop.ctx.pool.query("select from reviews where order_id = any ($1)", [late]);
  expect(rows).toHaveLength(0);
});
