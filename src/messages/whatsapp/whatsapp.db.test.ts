import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, expect, it } from "vitest";
import { sendOrderLetters } from "../../orders/send-order-letters.server.ts";
import { readEnv } from "../../platform/env.server.ts";
import { bought, buy } from "../../testing/buy.ts";
import { waitingLetters } from "../../testing/letters.ts";
import { makeRug } from "../../testing/make-rug.ts";
import { openShop, type TestShop } from "../../testing/open-shop.ts";
import { sendWhatsapp } from "./whatsapp.server.ts";

type Heard = {
  path: string;
  token: string;
  body: { to: string; template: { name: string; components: { parameters: object[] }[] } };
};
let meta: Server;
let heard: Heard[] = [];
let status = 200;
let shop: TestShop;
let base: string;
/** Speaks as Meta's Cloud API does: a template to a phone, answered with the message's id or an error code. */
beforeAll(async () => {
  meta = createServer((request, response) => {
    let text = "";
    request.on("data", (part) => (text += part));
    request.on("end", () => {
      heard.push({ path: request.url!, token: request.headers.authorization ?? "", body: JSON.parse(text) as Heard["body"] });
      const answer = status === 200 ? { messages: [{ id: "wamid.1" }] } : { error: { code: 131_026, message: "token EAAB" } };
      response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(answer));
    });
  });
  await new Promise<void>((ready) => meta.listen(0, "127.0.0.1", ready));
  base = `http://127.0.0.1:${(meta.address() as AddressInfo).port}`;
  shop = await openShop({ env: { WHATSAPP_TOKEN: "secreto", WHATSAPP_PHONE_ID: "555", META_GRAPH_BASE_URL: base } });
});
afterAll(async () => {
  await shop.close();
  meta.close();
});

async function order(at: TestShop, consents: Record<string, boolean>) {
  const rug = await makeRug(at.ctx, { name: `Olas ${Math.random()}` });
  const placed = await bought(buy(at, [{ carpetId: rug.id, size: "5x8", quantity: 1 }], { change: { consents } }));
  await sendOrderLetters(at.ctx);
  const letters = await waitingLetters(at);
  return { placed, mine: letters.filter(({ to, subject }) => to.endsWith("@whatsapp") && subject.includes(placed.orderNumber)) };
}

it("tells who agreed once more by WhatsApp, with the template's words and the order's link", async () => {
  const { placed, mine } = await order(shop, { whatsapp: true });
  expect(mine).toHaveLength(1);
  expect((await order(shop, { whatsapp: false })).mine).toEqual([]);
  heard = [];
  expect(await shop.ctx.mail.send(mine[0]!)).toEqual({});
  expect(heard).toHaveLength(1);
  expect(heard[0]).toMatchObject({
    path: `/${shop.ctx.env.META_API_VERSION}/555/messages`,
    token: "Bearer secreto",
    body: {
      messaging_product: "whatsapp",
      to: expect.stringMatching(/^573\d{9}$/),
      template: {
        name: "pedido_actualizado",
        language: { code: "es_CO" },
        components: [
          { parameters: [{ text: "Compradora" }, { text: expect.any(String) }, { text: placed.orderNumber }] },
          { type: "button", parameters: [{ text: placed.orderNumber }] },
        ],
      },
    },
  });
});

it("what Meta refuses is given up without its words; while it is away the letter waits", async () => {
  const { mine } = await order(shop, { whatsapp: true });
  status = 400;
  expect(await shop.ctx.mail.send(mine[0]!)).toEqual({ refused: "WhatsApp 400 131026" });
  status = 503;
  await expect(shop.ctx.mail.send(mine[0]!)).rejects.toThrow("WhatsApp answered 503");
  status = 200;
  const env = readEnv({ WHATSAPP_TOKEN: "x", WHATSAPP_PHONE_ID: "1", META_GRAPH_BASE_URL: "http://127.0.0.1:1" });
  await expect(sendWhatsapp({ env }, mine[0]!)).rejects.toThrow("WhatsApp is away");
});

it("without keys nothing changes; half of them stop the start", async () => {
  const plain = await openShop();
  try {
    expect((await order(plain, { whatsapp: true })).mine).toEqual([]);
    expect(await (await plain.request("/api/settings")).json()).toMatchObject({ selling: { whatsappUpdates: false } });
    expect(await (await shop.request("/api/settings")).json()).toMatchObject({ selling: { whatsappUpdates: true } });
  } finally {
    await plain.close();
  }
  expect(() => readEnv({ WHATSAPP_TOKEN: "x" })).toThrow(/WHATSAPP_PHONE_ID/);
});

it("an e-mail address that looks like a phone's is an e-mail address: nobody is reached by typing one into a form", async () => {
  heard = [];
  const letter = { to: "573001112233@whatsapp", subject: "Hola", html: "<p>Hola</p>", text: "Hola" };
  expect(await shop.ctx.mail.send(letter)).toEqual({});
  expect(heard).toEqual([]);
});
