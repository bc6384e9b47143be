import { closeSync, mkdtempSync, openSync, readFileSync, rmSync } from "node:fs";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { SMTPServer } from "smtp-server";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { type Shop, startShop } from "./open-browser.ts";
import { type StaffFetch, staffSession } from "./staff-session.ts";

const PERSON = { name: "Zoraida Quiñónez", email: "zoraida.q@correo.co", phone: "3195550188" };
const folder = mkdtempSync(join(tmpdir(), "telar-log-"));
const log = join(folder, "log");
const file = openSync(log, "w");
const refused: string[] = [];
/** Refuses every letter with words that name its recipient, as real servers do. */
const server = new SMTPServer({
  authOptional: true,
  disabledCommands: ["STARTTLS"],
  onRcptTo: ({ address }, _session, done) => {
    refused.push(address);
    done(Object.assign(new Error(`<${address}> is unknown here`), { responseCode: address.startsWith("zoraida") ? 550 : 451 }));
  },
});
let shop: Shop;
let staff: StaffFetch;
beforeAll(async () => {
  await new Promise<void>((ready) => server.listen(0, "127.0.0.1", () => ready()));
  const SMTP_PORT = String((server.server.address() as AddressInfo).port);
  shop = await startShop({ LOG_LEVEL: "debug", SMTP_HOST: "127.0.0.1", SMTP_PORT }, file);
  staff = await staffSession(shop.url);
});
afterAll(async () => {
  await shop.stop();
  await new Promise<void>((done) => server.close(() => done()));
  closeSync(file);
  rmSync(folder, { recursive: true, force: true });
});

const get = (path: string) => fetch(`${shop.url}${path}`, { redirect: "manual" });
const send = async (method: string, path: string, json: unknown) =>
  (await (
    await fetch(`${shop.url}${path}`, { method, headers: { "content-type": "application/json" }, body: JSON.stringify(json) })
  ).json()) as Record<string, string>;

it("no journey leaves a number, a token, a name, an e-mail or a phone in the log", async () => {
  const secrets: Record<string, string> = { ...PERSON };
  const shipping = { address: "Diagonal 77B # 11-30", city: "Bogotá", state: "Bogotá D.C.", zipCode: "", country: "Colombia" };
  secrets.address = shipping.address;
  const [rug] = (await (await get("/api/rugs?limit=1")).json()) as { id: number; sizes: { size: string; inStock?: boolean }[] }[];
  const { inventory } = rug as unknown as { inventory?: Record<string, number> };
  const size = rug!.sizes.find((each) => (inventory?.[each.size] ?? 1) > 0)!.size;

  // Orders: placed, read, paid by a link, cancelled, mistyped.
  for (const paymentMethod of ["Bold", "COD"]) {
    const order = await send("POST", "/api/orders", {
      customer: PERSON,
      shipping,
      items: [{ carpetId: rug!.id, size, quantity: 1 }],
      paymentMethod,
    });
    const { _id: id, orderNumber: number } = order as { _id: string; orderNumber: string };
    expect(number, JSON.stringify(order)).toBeTruthy();
    Object.assign(secrets, { [`${paymentMethod} id`]: id, [`${paymentMethod} number`]: number });
    for (const path of [
      `/api/orders/${id}`,
      `/api/orders/by-number/${number}`,
      `/api/orders/status/${number}`,
      `/order/${number}`,
      `/order/${number}.data`,
      `/Order/${number}`,
      `/order/${number.slice(0, 3)}%20${number.slice(3)}`,
      `/order/${number}/`,
      `/${number}`,
      `/api/${number}`,
      `/catalog/${number}`,
    ])
      await get(path);
    const { paymentUrl = "" } = await send("POST", "/api/payments/bold/process", { orderId: number });
    if (paymentUrl) {
      secrets.link = paymentUrl.split("/").at(-1)!;
      await fetch(paymentUrl);
    }
    await staff(`/api/admin/orders/${id}`);
    await staff(`/api/admin/orders?search=${encodeURIComponent(PERSON.email)}`);
    await get(`/admin/orders/${number}`);
    await get(`/admin/orders/${number}/print`);
    await send("POST", `/api/orders/cancel/${number}`, {});
  }
  secrets.typed = "ABCDEFGHJK";
  for (const path of ["/order/ABCDEFGHJK", "/order/ABCDEFGHJK.data", "/api/orders/by-number/ABCDEFGHJK"]) await get(path);

  // A visit, its link and its calendar.
  const day = new Date(Date.now() + 9 * 86_400_000).toISOString().slice(0, 10);
  const visit = await send("POST", "/api/showroom/reservations", {
    reservation_date: day,
    time_slot: "10:00",
    customer_name: PERSON.name,
    customer_phone: PERSON.phone,
    customer_email: PERSON.email,
  });
  secrets.visit = visit.manage_token!;
  for (const path of [`/visita/${secrets.visit}`, `/visita/${secrets.visit}.data`, `/api/showroom/visits/${secrets.visit}`])
    await get(path);
  await get(`/api/showroom/visits/${secrets.visit}/calendar.ics`);
  await send("PUT", `/api/showroom/visits/${secrets.visit}`, { reservation_date: day, time_slot: "11:00" });
  await fetch(`${shop.url}/api/showroom/visits/${secrets.visit}`, { method: "DELETE" });

  // The contact form, a room photo, a Meta event, staff's search.
  const message = await send("POST", "/api/contact", { ...PERSON, subject: "order", message: "¿Dónde está mi pedido?" });
  secrets.message = message.number!;
  const body = new FormData();
  const photo = await sharp({ create: { width: 640, height: 480, channels: 3, background: "#caa" } })
    .jpeg()
    .toBuffer();
  // Cut off: what cannot be read is told in the log as well, and its job is soon over.
  body.append("roomImage", new File([new Uint8Array(photo.subarray(0, photo.length / 2))], "sala-de-zoraida.jpg"));
  body.append("carpetId", String(rug!.id));
  body.append("consent", "1");
  const merge = (await (await fetch(`${shop.url}/api/merge-images`, { method: "POST", body })).json()) as { jobId?: string };
  if (merge.jobId) {
    secrets.merge = merge.jobId;
    const told = async () => (await (await get(`/api/merge-jobs/${merge.jobId}`)).json()) as unknown;
    await vi.waitFor(async () => expect(await told()).toMatchObject({ status: "failed" }), { timeout: 30_000 });
  }
  await staff(`/api/admin/messages?search=${encodeURIComponent(PERSON.name)}`);
  await staff(`/api/admin/showroom/reservations?search=${PERSON.phone}`);
  await get(`/catalog?search=${encodeURIComponent(PERSON.email)}`);

  // Letters that are refused, for good and for now.
  await vi.waitFor(() => expect(refused).toEqual(expect.arrayContaining([PERSON.email, "hola@casaanatolia.co"])), {
    timeout: 30_000,
  });
  await vi.waitFor(() => expect(readFileSync(log, "utf8")).toContain("refused for good"), { timeout: 10_000 });

  const lines = readFileSync(log, "utf8");
  expect(lines).toContain('"path":"/api/orders/status/:orderNumber"');
  expect(lines).toContain('"path":"/order/*"');
  const plain = decodeURIComponent(lines.replaceAll(/%(?![0-9A-Fa-f]{2})/g, "%25")).toLowerCase();
  for (const [what, secret] of Object.entries(secrets)) {
    expect(secret, what).toBeTruthy();
    for (const part of [secret, ...(what === "name" ? secret.split(" ") : [])])
      expect(
        plain.includes(part.toLowerCase()),
        `${what} is in the log: ${plain.split("\n").find((line) => line.includes(part.toLowerCase()))}`,
      ).toBe(false);
  }
});
