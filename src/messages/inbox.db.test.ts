import { expect, it } from "vitest";
import { lettersTo } from "../testing/letters.ts";
import { paymentHarness } from "../testing/payment-harness.ts";
import { makePerson } from "../testing/staff-person.ts";
import { staffCalls } from "../testing/staff-calls.ts";
import type { ContactMessage, SavedAnswer } from "./contract.ts";

const { fixture, place, read: asShopper } = paymentHarness();
const { call, read } = staffCalls(() => fixture.shop);

async function written(email: string): Promise<ContactMessage> {
  const json = { name: "Carolina", email, subject: "order", message: "¿Cuándo llega?\n<b>Gracias</b>" };
  const { number } = (await (await fixture.shop.request("/api/contact", { method: "POST", json })).json()) as { number: string };
  return (await read<ContactMessage[]>("GET", `/messages?search=${number}`))[0]!;
}

it("is answered in place by one letter, and what they answer is noted; their orders stand beside it", async () => {
  const order = await place(1, "COD");
  const { customer_email: email } = await asShopper(order);
  const message = await written(email.toUpperCase());
  expect(message).toMatchObject({
    replies: [],
    assignee: null,
    orders: [{ order_number: order.orderNumber, total: order.total }],
  });
  const answered = await read<ContactMessage>("POST", `/messages/${message.id}/replies`, { text: "Mañana.\n\nUn abrazo" }, 201);
  expect(answered).toMatchObject({
    status: "answered",
    answered_at: expect.any(String),
    replies: [{ direction: "out", text: "Mañana.\n\nUn abrazo", by: expect.any(String) }],
  });
  const letters = (await lettersTo(fixture.shop, message.email)).filter(
    ({ subject }) => subject === `Re: Tu mensaje ${message.number}`,
  );
  expect(letters).toHaveLength(1);
  expect(letters[0]).toMatchObject({ replyTo: expect.stringContaining("@"), text: expect.stringContaining("Un abrazo") });
  expect(letters[0]!.html).not.toContain("<b>Gracias");
  const noted = await read<ContactMessage>("POST", `/messages/${message.id}/replies`, { text: "Gracias", direction: "in" }, 201);
  expect(noted).toMatchObject({ status: "new", replies: [{}, { direction: "in" }] });
  expect((await call("POST", `/messages/${message.id}/replies`, { text: " " })).status).toBe(400);
  expect((await call("POST", "/messages/999999/replies", { text: "Hola" })).status).toBe(404);
});

it("goes by the last message of each thread, whoever wrote it", async () => {
  const [first, second, third] = [
    await written("una@example.com"),
    await written("dos@example.com"),
    await written("tres@example.com"),
  ];
  const newest = async () => (await read<ContactMessage[]>("GET", "/messages?page=1&limit=3")).map(({ id }) => id);
  expect(await newest()).toEqual([third.id, second.id, first.id]);
  fixture.ahead += 60_000;
  await read("POST", `/messages/${first.id}/replies`, { text: "Gracias", direction: "in" }, 201);
  expect(await newest()).toEqual([first.id, third.id, second.id]);
  fixture.ahead += 60_000;
  await read("POST", `/messages/${second.id}/replies`, { text: "Con gusto" }, 201);
  expect(await newest()).toEqual([second.id, first.id, third.id]);
});

it("is given to a person and found by them", async () => {
  const message = await written("asignada@example.com");
  expect(await read("PUT", `/messages/${message.id}`, { assignee: "Camila" })).toMatchObject({
    assignee: "Camila",
    status: "new",
  });
  expect((await read<ContactMessage[]>("GET", "/messages?assignee=Camila")).map(({ id }) => id)).toEqual([message.id]);
  expect(await read("PUT", `/messages/${message.id}`, { assignee: null })).toMatchObject({ assignee: null });
});

it("keeps answers for the next time; viewers read, and write to nobody", async () => {
  const kept = await read<SavedAnswer>("POST", "/messages/answers", { title: "Horario", text: "Abrimos a las 9:30." }, 201);
  await read("PUT", `/messages/answers/${kept.id}`, { title: "Horario", text: "Abrimos a las 10." });
  expect(await read("GET", "/messages/answers")).toEqual([{ ...kept, text: "Abrimos a las 10." }]);
  const viewer = await makePerson(fixture.shop, "viewer");
  const message = await written("mirada@example.com");
  expect((await viewer.call("POST", `/messages/${message.id}/replies`, { text: "Hola" })).status).toBe(403);
  expect((await viewer.call("GET", "/messages/answers")).status).toBe(200);
  await read("DELETE", `/messages/answers/${kept.id}`);
  expect((await call("DELETE", `/messages/answers/${kept.id}`)).status).toBe(404);
});
