import Papa from "papaparse";
import { expect, it } from "vitest";
import { bogotaDate } from "../platform/bogota-time.ts";
import type { Bought } from "../testing/buy.ts";
import { paymentHarness } from "../testing/payment-harness.ts";
import { makePerson } from "../testing/staff-person.ts";
import { staffCalls } from "../testing/staff-calls.ts";
import type { StaffOrder } from "./admin-contract.ts";

const { fixture, place, paid } = paymentHarness();
const { call, read } = staffCalls(() => fixture.shop);
const today = () => bogotaDate(new Date(Date.now() + fixture.ahead));
const download = async (format: string, from = today(), to = today()) => {
  const answer = await call("GET", `/accounting/csv?from=${from}&to=${to}&format=${format}`);
  expect(answer.status).toBe(200);
  return Papa.parse<Record<string, string>>(await answer.text(), { header: true, delimiter: ";", skipEmptyLines: true }).data;
};

it("sales, refunds and their IVA add up to the orders of the period; what a change of rugs gave back is not taken off twice", async () => {
  const customer = { name: '=HYPERLINK("http://x")', idNumber: "+57123" };
  const items = [{ carpetId: fixture.rug.id, size: "5x8", quantity: 1 }];
  const sold = await read<Bought>("POST", "/orders", { customer, items, method: "cash", discountPercent: 7 }, 201);
  const online = await place(2);
  await paid(online);
  const line = (await read<StaffOrder>("GET", `/orders/${online._id}`)).items[0]!.itemId;
  await read("PUT", `/orders/${online._id}/items`, { items: [{ itemId: line, quantity: 1 }], way: "transfer", reference: "T1" });
  await read("POST", `/orders/${sold._id}/refunds`, { amount: 11_900, way: "cash" }, 201);
  await place(1).catch(() => undefined);

  const plain = await download("plain");
  const sum = (column: string, type: string) =>
    plain.filter((row) => row.type === type).reduce((whole, row) => whole + Math.round(Number(row[column]) * 100), 0);
  const orders = await Promise.all([sold, online].map(({ _id }) => read<StaffOrder>("GET", `/orders/${_id}`)));
  expect(sum("total", "sale")).toBe(orders.reduce((whole, { total }) => whole + total, 0));
  expect(sum("iva", "sale")).toBe(orders.reduce((whole, { tax }) => whole + tax, 0));
  expect([sum("total", "refund"), sum("iva", "refund"), sum("base", "refund")]).toEqual([-11_900, -1900, -10_000]);
  expect(plain[0]!.customer_name).toMatch(/^'=/);
  expect(plain[0]!.id_number).toMatch(/^'\+/);

  const siigo = await download("siigo");
  expect(siigo.map((row) => row["Tipo de comprobante"]).toSorted((a, b) => a!.localeCompare(b!))).toEqual(["FV", "FV", "NC"]);
  expect(siigo[0]).toMatchObject({ "Sigla Moneda": "COP", "Código impuesto cargo": "IVA 19%", "Cantidad producto": "1" });
  // As Siigo's own sheet has them: A to AE, some of which are named here.
  const columns = Object.keys(siigo[0]!);
  expect(columns).toHaveLength(31);
  expect(["C", "F", "N", "R", "S", "W"].map((letter) => columns[letter.charCodeAt(0) - 65])).toEqual([
    "Identificación tercero",
    "Fecha de elaboración",
    "Código producto",
    "Cantidad producto",
    "Valor unitario",
    "Código impuesto cargo",
  ]);
  expect(columns.slice(27)).toEqual(["Código forma de pago", "Valor Forma de Pago", "Fecha Vencimiento", "Observaciones"]);
  const alegra = await download("alegra");
  expect(alegra.map((row) => row.Tipo)).toContain("Nota crédito");
  expect(await download("plain", "2020-01-01", "2020-01-02")).toEqual([]);
});

it("the accounts of a day that is over stay as they were: a later change of rugs is booked on its own day", async () => {
  const DAY = 86_400_000;
  fixture.ahead = 400 * DAY;
  const order = await place(2);
  await paid(order);
  const [line] = (await read<StaffOrder>("GET", `/orders/${order._id}`)).items;
  const change = (quantity: number, more: object) =>
    read("PUT", `/orders/${order._id}/items`, { items: [{ itemId: line!.itemId, quantity }], ...more });
  const day = today();
  const formats = ["plain", "siigo", "alegra"];
  const before = await Promise.all(formats.map((format) => download(format, day, day)));
  fixture.ahead += DAY;
  await change(1, { way: "transfer", reference: "T-later" });
  fixture.ahead += DAY;
  await change(3, { way: "cash" });
  expect(await Promise.all(formats.map((format) => download(format, day, day)))).toEqual(before);
  expect(before[0]).toMatchObject([{ type: "sale", quantity: "2", total: "5900000.00" }]);

  const later = await download("plain", "2026-01-01", today());
  const mine = later.filter(({ order_number: number }) => number === order.orderNumber);
  expect(mine.map(({ type, total, iva }) => [type, total, iva])).toEqual([
    ["sale", "5900000.00", "942016.81"],
    ["change", "-2950000.00", "-471008.41"],
    ["change", "5900000.00", "942016.81"],
  ]);
  const sum = mine.reduce((whole, { total }) => whole + Number(total), 0);
  expect(sum * 100).toBe((await read<StaffOrder>("GET", `/orders/${order._id}`)).total);
  const siigo = (await download("siigo", "2026-01-01", today())).filter((row) => row["Orden de compra"] === order.orderNumber);
  expect(siigo.map((row) => row["Tipo de comprobante"])).toEqual(["FV", "NC", "FV"]);
  fixture.ahead = 0;
});

it("is refused without a period, and to who does not keep the books", async () => {
  expect((await call("GET", "/accounting/csv")).status).toBe(400);
  expect((await call("GET", "/accounting/csv?from=2026-02-02&to=2026-02-01")).status).toBe(400);
  expect((await call("GET", "/accounting/csv?from=2026-02-02&to=2026-02-03&format=sap")).status).toBe(400);
  const [seller, viewer] = [await makePerson(fixture.shop, "seller"), await makePerson(fixture.shop, "viewer")];
  const path = "/accounting/csv?from=2026-02-02&to=2026-02-03";
  expect((await seller.call("GET", path)).status).toBe(403);
  expect((await viewer.call("GET", path)).status).toBe(200);
  expect((await fixture.shop.request(`/api/admin${path}`)).status).toBe(401);
});
