import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { expect } from "vitest";
import { signatureOf } from "../payments/gateways/signature.server.ts";
import type { TestShop } from "./open-shop.ts";

export const SECRET = "llave-secreta-de-prueba";

type Told = { reference: string; pesos: number; type?: string; paymentId?: string; id?: string; currency?: string | null };
let told = 0;

export const eventBody = ({ reference, pesos, type = "SALE_APPROVED", currency = "COP", ...more }: Told): string => {
  const n = ++told;
  const data = {
    payment_id: more.paymentId ?? `PAY${n}`,
    amount: { total: pesos, ...(currency && { currency }) },
    metadata: { reference },
    payment_method: "PSE",
  };
  return JSON.stringify({ id: more.id ?? `EVENT${n}`, type, time: 1_761_066_500_000_000_000, data });
};

/** A notification at the shop's door, signed as Bold signs. */
export const notify = (shop: TestShop, body: string, signature = signatureOf(new TextEncoder().encode(body), SECRET)) =>
  shop.request("/api/payments/bold/webhook", { method: "POST", body, headers: { "x-bold-signature": signature } });

/** The same, and waits for the work: on a busy machine the shop answers before it. */
export async function notifyAndWait(shop: TestShop, body: string, signature?: string): Promise<Response> {
  const response = await notify(shop, body, signature);
  const untouched = () => shop.ctx.pool.query("select 1 from bold_events where processed_at is null and tries = 0");
  await expect.poll(async () => (await untouched()).rowCount, { timeout: 10_000 }).toBe(0);
  return response;
}

type Answer = (request: IncomingMessage, response: ServerResponse, body: string) => void;

/** A Bold of the test's own: answers whatever the test wants, over real HTTP. */
export async function openFakeBold(): Promise<{ url: string; calls: string[]; answer: Answer; close(): void }> {
  const fake = {
    url: "",
    calls: [] as string[],
    answer: ((_, response) => response.end("{}")) as Answer,
    close: () => undefined,
  };
  const server = createServer((request, response) => {
    let body = "";
    request.on("data", (part) => (body += part));
    request.on("end", () => {
      fake.calls.push(`${request.method} ${request.url}`);
      fake.answer(request, response, body);
    });
  });
  await new Promise<void>((ready) => server.listen(0, "127.0.0.1", ready));
  fake.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  fake.close = () => {
    server.closeAllConnections();
    server.close();
  };
  return fake;
}
