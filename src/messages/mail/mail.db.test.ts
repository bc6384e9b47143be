import { readdirSync, readFileSync } from "node:fs";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import PostalMime from "postal-mime";
import { SMTPServer } from "smtp-server";
import { afterAll, beforeAll, expect, it } from "vitest";
import { TAKE_BACK_SECONDS } from "../../orders/rules/status.ts";
import { sendOrderLetters } from "../../orders/send-order-letters.server.ts";
import { bought, buy } from "../../testing/buy.ts";
import { makeRug } from "../../testing/make-rug.ts";
import { openShop, type TestShop } from "../../testing/open-shop.ts";
import { readEnv } from "../../platform/env.server.ts";
import { waitingLetters } from "../../testing/letters.ts";
import { checkMail } from "./check-mail.server.ts";
import { mailServerOf, openMail } from "./mail.server.ts";
import { sendMail } from "./send-mail.server.ts";
import { defaultSettings } from "../../settings/defaults.server.ts";

let shop: TestShop;
let ahead = 0;
beforeAll(async () => {
  const now = () => new Date(Date.now() + ahead);
  shop = await openShop({ env: { PUBLIC_URL: "https://tienda.example" }, overrides: { now } });
});
afterAll(() => shop.close());

const byName = (a = "", b = "") => a.localeCompare(b);
const waiting = () => waitingLetters(shop);

it("an order is told to shopper and shop once, with its goods, pictures, sums and link", async () => {
  const rug = await makeRug(shop.ctx, { name: "Rubí & <Oro>" });
  const order = await bought(buy(shop, [{ carpetId: rug.id, size: "5x8", quantity: 2 }]));
  await Promise.all([sendOrderLetters(shop.ctx), sendOrderLetters(shop.ctx)]);
  const mails = await waiting();
  expect(mails.map(({ to }) => to).toSorted(byName)).toEqual([expect.stringMatching(/^compradora/), "hola@casaanatolia.co"]);
  const { html, text, subject } = mails.find(({ to }) => to.startsWith("compradora"))!;
  expect(subject).toContain(order.orderNumber);
  expect(html).toContain("Rubí &amp; &lt;Oro&gt;");
  expect(html).toContain(`https://tienda.example/order/${order.orderNumber}`);
  expect(html).toContain("https://tienda.example/img/200/demo/flat.avif.jpg");
  expect(text).toContain("Total: $\u00A06.195.000");
  for (const { id } of mails) await sendMail.run(shop.ctx, { letter: id });
  const folder = join(shop.ctx.env.DATA_DIR, "mail");
  const letters = await Promise.all(readdirSync(folder).map((name) => PostalMime.parse(readFileSync(join(folder, name)))));
  expect(letters.map((letter) => letter.to?.[0]?.address).toSorted(byName)).toEqual([
    expect.stringMatching(/^compradora/),
    "hola@casaanatolia.co",
  ]);
  expect(letters[0]!.html).toContain('<html lang="es">');
});

it("a picture whose address is none keeps nobody's letter back", async () => {
  const rug = await makeRug(shop.ctx, { name: "Sin foto" });
  await shop.ctx.pool.query("update rugs set images = '{https://[}' where id = $1", [rug.id]);
  const order = await bought(buy(shop, [{ carpetId: rug.id, size: "5x8", quantity: 1 }]));
  await sendOrderLetters(shop.ctx);
  expect((await waiting()).filter(({ subject }) => subject.includes(order.orderNumber))).toHaveLength(2);
});

it("each change is told: shipped, cancelled", async () => {
  const rug = await makeRug(shop.ctx);
  const order = await bought(buy(shop, [{ carpetId: rug.id, size: "5x8", quantity: 1 }]));
  for (const status of ["shipped", "cancelled", "shipped"]) {
    await shop.request(`/api/admin/orders/${order._id}`, { method: "PUT", staff: true, json: { status } });
    ahead += TAKE_BACK_SECONDS * 1000;
    await sendOrderLetters(shop.ctx);
  }
  const subjects = (await waiting()).filter(
    ({ subject, to }) => subject.includes(order.orderNumber) && to.startsWith("compradora"),
  );
  expect(subjects.map(({ subject }) => subject.split(" · ")[0]).toSorted(byName)).toEqual([
    expect.stringContaining("está confirmado"),
    "Tu alfombra va en camino",
    "Tu pedido fue cancelado",
  ]);
});

it("goes by SMTP where it is set; a dead address is given up, a dead server is not", async () => {
  const got: string[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    onRcptTo: ({ address }, _session, done) =>
      done(address.startsWith("nadie") ? Object.assign(new Error("no such user"), { responseCode: 550 }) : undefined),
    onData: (stream, _session, done) => {
      let text = "";
      stream.on("data", (part: Buffer) => (text += part));
      stream.on("end", () => (got.push(text), done()));
    },
  });
  await new Promise<void>((ready) => server.listen(0, "127.0.0.1", () => ready()));
  const port = String((server.server.address() as AddressInfo).port);
  const env = readEnv({ SMTP_HOST: "127.0.0.1", SMTP_PORT: port });
  const settings = () => defaultSettings(env);
  const mail = openMail({ ...shop.ctx, env, settings });
  await checkMail(mailServerOf({ ...shop.ctx, settings }));
  const letter = { to: "ana@example.com", subject: "Confirmación", html: "<p>Hola</p>", text: "Hola" };
  await mail.send(letter);
  expect(await mail.send({ ...letter, to: "nadie@example.com" })).toEqual({ refused: "SMTP 550 EENVELOPE RCPT TO" });
  expect(got).toHaveLength(1);
  expect((await PostalMime.parse(got[0]!)).subject).toBe("Confirmación");
  await new Promise<void>((done) => server.close(() => done()));
  await expect(mail.send(letter)).rejects.toThrow(/ECONNREFUSED|Connection/);
  await expect(checkMail(mailServerOf({ ...shop.ctx, settings }))).rejects.toThrow("ECONNREFUSED");
});
