import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { lettersTo } from "../../testing/letters.ts";
import { openShop, type TestShop } from "../../testing/open-shop.ts";
import { staffCalls } from "../../testing/staff-calls.ts";
import type { ContactMessage } from "../contract.ts";
import { deleteOldMessages } from "../delete-old-messages.server.ts";

const SECRET = "una-clave-de-veinte-letras";
const env = { INBOUND_MAIL_ADDRESS: "respuestas@correo.casaanatolia.co", INBOUND_MAIL_SECRET: SECRET, TRUST_PROXY: "1" };
let shop: TestShop;
const { read, call } = staffCalls(() => shop);
beforeAll(async () => void (shop = await openShop({ env })));
afterAll(() => shop.close());
beforeEach(() => shop.ctx.pool.query("delete from rate_limits"));

const basic = (password: string) => `Basic ${Buffer.from(`postmark:${password}`).toString("base64")}`;
const post = (json: unknown, headers: Record<string, string> = {}) =>
  shop.request("/api/messages/inbound", { method: "POST", json, headers: { authorization: basic(SECRET), ...headers } });
const kept = async (json: unknown) => {
  const answer = await post(json);
  expect(answer.status).toBe(200);
  return ((await answer.json()) as { kept: string }).kept;
};

let mails = 0;
/** As Postmark posts it. */
const mailTo = (address: string, from: string, more: object = {}) => {
  const MailboxHash = /\+([^@]*)@/.exec(address)?.[1] ?? "";
  return {
    FromName: "Carolina Méndez",
    MessageStream: "inbound",
    From: from,
    FromFull: { Email: from, Name: "Carolina Méndez", MailboxHash: "" },
    To: address,
    ToFull: [{ Email: address, Name: "", MailboxHash }],
    CcFull: [],
    OriginalRecipient: address,
    Subject: "Re: Tu mensaje",
    MessageID: `mail-${++mails}`,
    MailboxHash,
    TextBody: "El martes me queda bien.\n\n> Nos escribiste",
    HtmlBody: "<p>El martes me queda bien.</p>",
    StrippedTextReply: "El martes me queda bien.",
    Headers: [],
    Attachments: [],
    ...more,
  };
};

let writers = 0;
async function answered(): Promise<{ message: ContactMessage; replyTo: string }> {
  const email = `carolina${++writers}@example.com`;
  const json = { name: "Carolina", email, subject: "order", message: "¿Cuándo llega?" };
  const sent = await shop.request("/api/contact", { method: "POST", json });
  const { number } = (await sent.json()) as { number: string };
  const [{ id }] = await read<[ContactMessage]>("GET", `/messages?search=${number}`);
  const message = await read<ContactMessage>("POST", `/messages/${id}/replies`, { text: "¿El martes?" }, 201);
  const replyTo = (await lettersTo(shop, email)).at(-1)!.replyTo!;
  return { message, replyTo };
}
const now = async (number: string) =>
  (await read<ContactMessage[]>("GET", `/messages?search=${number}&status=all`)).find((each) => each.number === number);
const from = async (email: string) => read<ContactMessage[]>("GET", `/messages?search=${email}&status=all`);

it("an answer by e-mail appears in its thread, live and unread, once", async () => {
  const { message, replyTo } = await answered();
  expect(replyTo).toMatch(/^respuestas\+\d+-[\da-f]{24}@correo\.casaanatolia\.co$/);
  expect(message.status).toBe("answered");
  const stale: string[] = [];
  const unsubscribe = shop.ctx.bus.onStale((tags) => void stale.push(...tags));
  const mail = mailTo(replyTo, message.email.toUpperCase(), { Attachments: [{ Name: "sala.jpg", Content: "x", ContentType: "image/jpeg" }] }); // prettier-ignore
  expect(await Promise.all([kept(mail), kept(mail)])).toEqual(expect.arrayContaining(["reply", "known"]));
  await expect.poll(() => stale).toContain("messages");
  unsubscribe();
  expect(await now(message.number)).toMatchObject({
    status: "new",
    answered_at: null,
    replies: [
      { direction: "out" },
      { direction: "in", by: "", text: "El martes me queda bien.\n\n(Adjuntos que no se guardaron: sala.jpg)" },
    ],
  });
  expect((await read<ContactMessage[]>("GET", "/messages?status=new")).map(({ number }) => number)).toContain(message.number);
  const told = (await lettersTo(shop, "hola@casaanatolia.co")).at(-1)!;
  expect(told).toMatchObject({ replyTo: message.email, text: expect.stringContaining("El martes me queda bien.") });
  // Two machines would answer each other.
  expect((await lettersTo(shop, message.email)).length).toBe(2);
});

it("the letter that their message arrived takes an answer too, in capitals as well", async () => {
  const { message } = await answered();
  const { replyTo } = (await lettersTo(shop, message.email))[0]!;
  expect(await kept(mailTo(replyTo!.toUpperCase(), message.email))).toBe("reply");
});

describe("is never lost and never put where it does not belong", () => {
  it("of another sender: a message of its own that says so", async () => {
    const { message, replyTo } = await answered();
    expect(await kept(mailTo(replyTo, "otra@example.com", { Subject: `Re: Tu mensaje ${message.number}` }))).toBe("message");
    expect((await now(message.number))!.replies).toHaveLength(1);
    expect(await from("otra@example.com")).toMatchObject([
      { came_by: "email-other", status: "new", message: expect.stringContaining(message.number) },
    ]);
    expect(await lettersTo(shop, "otra@example.com")).toEqual([]);
  });

  it.each([
    ["forged", (address: string) => address.replace(/-[\da-f]{24}/, `-${"0".repeat(24)}`), "email-unknown"],
    ["of another message", (address: string) => address.replace(/\+\d+/, "+1"), "email-unknown"],
    ["no hash at all", (address: string) => address.replace(/\+[^@]+/, ""), "email"],
  ])("%s", async (name, change, came_by) => {
    const { message, replyTo } = await answered();
    const sender = `${name.replaceAll(" ", "-")}@example.com`;
    expect(await kept(mailTo(change(replyTo), sender))).toBe("message");
    expect(await from(sender)).toMatchObject([{ came_by, name: "Carolina Méndez" }]);
    expect((await now(message.number))!.replies).toHaveLength(1);
  });

  it("for a message that was erased since: one of its own", async () => {
    const { message, replyTo } = await answered();
    await call("DELETE", `/messages/${message.id}`);
    expect(await kept(mailTo(replyTo, message.email))).toBe("message");
    expect(await from(message.email)).toMatchObject([{ came_by: "email-unknown" }]);
  });

  it("however it is written", async () => {
    for (const odd of [
      {},
      { From: 5, FromFull: [], ToFull: "no", Headers: {}, Attachments: [null, 3] },
      { From: "raro@example.com", TextBody: "a\0b \ud800", Subject: "x".repeat(5000), MessageID: "" },
      { From: "grande@example.com", TextBody: "ñ".repeat(300_000) },
    ])
      expect(await kept(odd)).toBe("message");
  });

  it.each(["", "no es correo", "+573001234567", "ana@example.com, luis@example.com", "ana@example.com\r\nBcc: luis@example.com"])(
    "from %j, which nobody can answer by e-mail: its sender stands as their name, and an answer is refused",
    async (Email) => {
      const words = `Sin remitente ${++writers}`;
      expect(await kept({ FromFull: { Email }, TextBody: words })).toBe("message");
      const message = (await read<ContactMessage[]>("GET", "/messages?status=new")).find((each) => each.message === words)!;
      expect(message).toMatchObject({ email: "", name: Email.replaceAll(/\s+/g, " ") || "?" });
      const answer = await call("POST", `/messages/${message.id}/replies`, { text: "Hola" });
      expect([answer.status, await answer.json()]).toMatchObject([409, { code: "messages.no_mailbox" }]);
      expect(await now(message.number)).toMatchObject({ status: "new", replies: [] });
      expect((await call("POST", `/messages/${message.id}/replies`, { text: "Llamó", direction: "in" })).status).toBe(201);
    },
  );

  it("marked as spam by the provider: kept as spam, without a letter", async () => {
    const before = (await lettersTo(shop, "hola@casaanatolia.co")).length;
    const Headers = [{ Name: "X-Spam-Status", Value: "Yes" }];
    expect(await kept(mailTo(env.INBOUND_MAIL_ADDRESS, "oferta@example.com", { Headers }))).toBe("message");
    expect(await from("oferta@example.com")).toMatchObject([{ status: "spam" }]);
    expect(await lettersTo(shop, "hola@casaanatolia.co")).toHaveLength(before);
  });

  it("of the shop itself: kept, and no letter goes round in circles", async () => {
    const before = (await lettersTo(shop, "hola@casaanatolia.co")).length;
    expect(await kept(mailTo(env.INBOUND_MAIL_ADDRESS, "hola@casaanatolia.co"))).toBe("message");
    expect(await lettersTo(shop, "hola@casaanatolia.co")).toHaveLength(before);
  });
});

it("without the secret nothing is read: 401, then slowed; what is no mail is 400, what is too large 413", async () => {
  for (const authorization of ["", "Basic", basic(""), basic(`${SECRET}x`), `Bearer ${SECRET}`])
    expect((await post(mailTo("a@b.co", "x@example.com"), { authorization })).status).toBe(401);
  expect(await from("x@example.com")).toEqual([]);
  let status = 401;
  for (let n = 0; n < 40 && status === 401; n++) status = (await post({}, { authorization: basic("no") })).status;
  expect(status).toBe(429);
  await shop.ctx.pool.query("delete from rate_limits");
  const send = (body: string, headers = {}) =>
    shop.request("/api/messages/inbound", { method: "POST", body, headers: { authorization: basic(SECRET), ...headers } });
  expect((await send("no es JSON")).status).toBe(400);
  expect((await send("[]")).status).toBe(400);
  expect((await send("{}", { "content-length": String(41 * 1024 * 1024) })).status).toBe(413);
});

it("what was taken in is forgotten with the letters", async () => {
  await deleteOldMessages({ ...shop.ctx, now: () => new Date(Date.now() + 40 * 86_400_000) });
  expect((await shop.ctx.pool.query("select from inbound_mails")).rowCount).toBe(0);
});

it("without the settings nothing changes", async () => {
  const plain = await openShop();
  const json = { name: "Ana", email: "ana@example.com", subject: "order", message: "Hola" };
  await plain.request("/api/contact", { method: "POST", json });
  expect((await lettersTo(plain, "ana@example.com"))[0]!.replyTo).toBe("hola@casaanatolia.co");
  const answer = await plain.request("/api/messages/inbound", { method: "POST", json: {} });
  expect(answer.status).toBe(404);
  await plain.close();
});
