import { afterAll, beforeAll, expect, it } from "vitest";
import { waitingLetters } from "../testing/letters.ts";
import { openShop, type TestShop } from "../testing/open-shop.ts";
import type { ContactMessage } from "./contract.ts";

let shop: TestShop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

const good = { name: "Carolina Méndez", email: "carolina@gmail.com", subject: "product", message: "¿Tienen Valentin en 9x12?" };
const send = (json: unknown) => shop.request("/api/contact", { method: "POST", json });
const list = async (query = "") =>
  (await (await shop.request(`/api/admin/messages${query}`, { staff: true })).json()) as ContactMessage[];

it("keeps the message, gives a number to follow it and shows it to staff", async () => {
  const response = await send(good);
  expect(response.status).toBe(201);
  const { number } = (await response.json()) as { number: string };
  expect(number).toMatch(/^R-\d{6}-[2-9A-Z]{6}$/);
  expect(await list(`?search=${number}`)).toMatchObject([{ ...good, number, phone: "", status: "new" }]);
  expect(await list("?search=mendez")).toHaveLength(1);
});

it.each([
  ["name", { ...good, name: "  " }, "El nombre es obligatorio"],
  ["email", { ...good, email: "carolina" }, "Escribe un correo válido"],
  ["email", { ...good, email: undefined }, "El correo es obligatorio"],
  ["subject", { ...good, subject: "queja" }, "Elige un asunto"],
  ["message", { ...good, message: "" }, "El mensaje es obligatorio"],
])("refuses a wrong %s", async (field, json, sentence) => {
  const response = await send(json);
  expect(response.status).toBe(400);
  expect(((await response.json()) as { fields: Record<string, string> }).fields[field]).toBe(sentence);
});

it("answers, notes and erases", async () => {
  const [message] = await list();
  const change = (json: unknown) => shop.request(`/api/admin/messages/${message!.id}`, { method: "PUT", staff: true, json });
  expect(await (await change({ status: "answered", staff_note: "Llamada" })).json()).toMatchObject({
    status: "answered",
    staff_note: "Llamada",
    answered_at: expect.any(String),
  });
  expect(await (await change({ status: "new" })).json()).toMatchObject({ answered_at: null, staff_note: "Llamada" });
  const erase = () => shop.request(`/api/admin/messages/${message!.id}`, { method: "DELETE", staff: true });
  expect((await erase()).status).toBe(200);
  expect((await erase()).status).toBe(404);
});

it("writes to the shop and to the shopper, but never because of a machine", async () => {
  const letters = () => waitingLetters(shop);
  const { number } = (await (await send({ ...good, email: "otra@correo.co" })).json()) as { number: string };
  const written = await letters();
  expect(written).toContainEqual(
    expect.objectContaining({
      to: "hola@casaanatolia.co",
      replyTo: "otra@correo.co",
      subject: `Sobre un producto · ${number} · Carolina Méndez`,
    }),
  );
  expect(written).toContainEqual(expect.objectContaining({ to: "otra@correo.co", subject: `Recibimos tu mensaje · ${number}` }));
  await send({ ...good, website: "http://spam" });
  expect(await letters()).toHaveLength(written.length);
});

it("takes the address in staff's letters from the settings, never from a request", async () => {
  await shop.app.request("http://evil.example/api/contact", {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ ...good, email: "ajena@correo.co" }),
  });
  const words = (await waitingLetters(shop)).map(({ html, text }) => html + text).join();
  expect(words).toContain("http://127.0.0.1:3000/admin/messages");
  expect(words).not.toContain("evil.example");
});

it("keeps machines apart without telling them", async () => {
  const [seen, apart] = [(await list()).length, (await list("?status=spam")).length];
  expect((await send({ ...good, website: "http://spam" })).status).toBe(201);
  expect(await list()).toHaveLength(seen);
  expect(await list("?status=spam")).toHaveLength(apart + 1);
});

it("a sign inside what was sent does not part the sentence about it", async () => {
  const good = { name: "Ana\u001fMaría", email: "ana@example.com", subject: "general", message: "Hola" };
  const refused = await shop.request("/api/contact", { method: "POST", json: { ...good, "a\u001fb": 1 } });
  expect(await refused.json()).toEqual({
    error: "Hay datos que no son válidos: a b — No se conoce: a b",
    code: "invalid_input",
    fields: { "a b": "No se conoce: a b" },
  });
  const sent = await shop.request("/api/contact", { method: "POST", json: good });
  const { number } = (await sent.json()) as { number: string };
  const { rows } = await shop.ctx.pool.query("select name from contact_messages where number = $1", [number]);
  expect(rows).toEqual([{ name: "AnaMaría" }]);
});

it("is for staff, and has a limit", async () => {
  expect((await shop.request("/api/admin/messages")).status).toBe(401);
  let last = 201;
  for (let n = 0; n < 40 && last === 201; n++) last = (await send(good)).status;
  expect(last).toBe(429);
});
