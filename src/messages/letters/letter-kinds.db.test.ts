import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { LETTERS } from "../../letters.server.ts";
import { openShop, type TestShop } from "../../testing/open-shop.ts";
import { makePerson } from "../../testing/staff-person.ts";
import type { LetterKindShown, ShownLetter } from "./contract.ts";

let shop: TestShop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

it("lists every letter once, for staff alone", async () => {
  expect((await shop.request("/api/admin/letters/kinds")).status).toBe(401);
  const kinds = (await (await shop.request("/api/admin/letters/kinds", { staff: true })).json()) as LetterKindShown[];
  expect(kinds.length).toBeGreaterThan(20);
  expect(new Set(kinds.map(({ id }) => id)).size).toBe(kinds.length);
  expect(kinds).toContainEqual(expect.objectContaining({ id: "order-paid", to: "customer" }));
});

it("says what each is about in the reader's language", async () => {
  const { call } = await makePerson(shop, "manager");
  const aboutOf = async (kinds: Response) =>
    ((await kinds.json()) as LetterKindShown[]).find(({ id }) => id === "order-paid")?.about;
  expect(await aboutOf(await call("GET", "/letters/kinds"))).toBe("Llegó su pago");
  expect(await aboutOf(await shop.request("/api/admin/letters/kinds", { staff: true }))).toBe("Its payment arrived");
});

it.each(LETTERS.map(({ id }) => id))("%s is written with sample data", async (id) => {
  const response = await shop.request(`/api/admin/letters/kinds/${id}`, { staff: true });
  const { subject, html, text } = (await response.json()) as { subject: string; html: string; text: string };
  for (const words of [subject, html, text]) {
    expect(words.length).toBeGreaterThan(10);
    expect(words).not.toMatch(/undefined|null|NaN|Invalid|\[object/);
  }
});

it("a letter that does not exist is not found", async () =>
  expect((await shop.request("/api/admin/letters/kinds/nada", { staff: true })).status).toBe(404));

describe("the owner's own words", () => {
  const path = "/api/admin/letters/kinds/message-received";
  const ask = async (method: string, at = path, json?: unknown) => {
    const response = await shop.request(at, { method, json, staff: true });
    return { status: response.status, body: (await response.json()) as ShownLetter & { fields?: object; to?: string } };
  };

  it("are offered as patterns, saved, sent to real people and taken back", async () => {
    const { body } = await ask("GET");
    expect(body.words).toMatchObject({ subject: "Recibimos tu mensaje · {{message_number}}", isOwn: false });
    const own = {
      subject: "Hola de {{shop_name}}: {{message_number}}",
      paragraphs: ["Gracias por escribir <b>.", "Hasta pronto."],
    };
    expect((await ask("PUT", path, own)).body).toMatchObject({
      subject: "Hola de Mi tienda: M-260315-4821",
      words: { ...own, isOwn: true },
      html: expect.stringContaining("Gracias por escribir &lt;b&gt;."),
    });
    const message = { name: "Ana", email: "ana@example.com", subject: "general", message: "Hola" };
    expect((await shop.request("/api/contact", { method: "POST", json: message })).status).toBeLessThan(300);
    const { rows } = await shop.ctx.pool.query("select mail from letters where recipient = 'ana@example.com'");
    expect(rows[0].mail.subject).toMatch(/^Hola de Mi tienda: \S+$/);
    expect(Object.keys(rows[0].mail)).not.toContain("facts");
    expect((await ask("DELETE")).body).toMatchObject({
      subject: "Recibimos tu mensaje · M-260315-4821",
      words: { isOwn: false },
    });
  });

  it("may name the letter's own facts alone; a letter to the shop itself stays as it is", async () => {
    const words = { subject: "{{price_of_gold}}", paragraphs: ["x", "{{total}}"] };
    const { status, body } = await ask("PUT", path, words);
    expect([status, Object.keys(body.fields!)]).toEqual([400, ["subject", "paragraphs.1"]]);
    const fixed = await ask("PUT", "/api/admin/letters/kinds/message", { subject: "x", paragraphs: ["y"] });
    expect(fixed.status).toBe(409);
  });

  it("is sent to whoever asks", async () =>
    expect(await ask("POST", `${path}/send`)).toMatchObject({ status: 200, body: { to: "hola@casaanatolia.co" } }));
});

it("of two who write two letters at once neither is lost", async () => {
  const asked = await (await shop.request("/api/admin/letters/kinds", { staff: true })).json();
  const ids = (asked as { id: string; to: string }[]).filter(({ to }) => to === "customer").map(({ id }) => id);
  const json = { subject: "Mío", paragraphs: ["Mis palabras."] };
  const saved = await Promise.all(
    ids.map(async (id) => ({
      id,
      answer: await shop.request(`/api/admin/letters/kinds/${id}`, { method: "PUT", json, staff: true }),
    })),
  );
  const done = saved.filter(({ answer }) => answer.status === 200).map(({ id }) => id);
  expect(done.length).toBeGreaterThan(2);
  await shop.ctx.reloadSettings();
  const own = shop.ctx.settings().mail.letters.filter(({ subject }) => subject === "Mío");
  expect(own.map(({ id }) => id).sort()).toEqual(done.sort());
});
