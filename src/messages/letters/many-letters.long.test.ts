import type { AddressInfo } from "node:net";
import { SMTPServer } from "smtp-server";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { inTransaction } from "../../platform/transaction.server.ts";
import { openShop, type TestShop } from "../../testing/open-shop.ts";
import { queueLetter } from "./queue-letter.server.ts";
import { sendMail } from "../mail/send-mail.server.ts";

const LETTERS = 500;
let shop: TestShop;
const got = new Set<string>();
const hanging: (() => void)[] = [];
/** Takes every letter at once, but does not answer for one domain's mailboxes. */
const server = new SMTPServer({
  authOptional: true,
  disabledCommands: ["STARTTLS"],
  onRcptTo: ({ address }, _session, done) =>
    address.endsWith("@lenta.example") ? void hanging.push(done) : (got.add(address), done()),
  onData: (stream, _session, done) => void stream.resume().on("end", () => done()),
});
server.on("error", () => undefined); // a sender that gives up waiting

beforeAll(async () => {
  await new Promise<void>((ready) => server.listen(0, "127.0.0.1", () => ready()));
  const SMTP_PORT = String((server.server.address() as AddressInfo).port);
  shop = await openShop({ env: { SMTP_HOST: "127.0.0.1", SMTP_PORT, LOG_LEVEL: "silent" } });
});
afterAll(async () => {
  hanging.forEach((answer) => answer());
  await shop.close();
  await new Promise<void>((done) => server.close(() => done()));
});

it(`${LETTERS} waiting letters leave in under a minute, whatever one domain's server does`, async () => {
  const letter = (to: string) => ({ to, subject: "Tu pedido", html: "<p>Hola</p>".repeat(500), text: "Hola" });
  await inTransaction(shop.ctx, async (ctx) => {
    for (let n = 0; n < 20; n++) await queueLetter(ctx, letter(`a${n}@lenta.example`), { always: true });
    for (let n = 0; n < LETTERS; n++) await queueLetter(ctx, letter(`compradora${n}@dominio${n % 7}.example`), { always: true });
  });
  await shop.ctx.jobs.start(shop.ctx, [sendMail]);
  await vi.waitFor(() => expect(got.size).toBe(LETTERS), { timeout: 60_000, interval: 50 });
}, 120_000);
