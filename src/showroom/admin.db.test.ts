import { afterAll, beforeAll, expect, it } from "vitest";
import { waitingLetters } from "../testing/letters.ts";
import { openShop, type TestShop } from "../testing/open-shop.ts";
import type { OwnVisit, Reservation } from "./contract.ts";

const NOW = new Date("2026-11-18T15:20:00Z");
let shop: TestShop;
beforeAll(async () => {
  const env = { SHOWROOM_OPEN_PER_CONTACT: "100", SHOWROOM_OPEN_PER_ADDRESS: "100" };
  shop = await openShop({ overrides: { now: () => NOW }, env });
});
afterAll(() => shop.close());

const post = (path: string, json: unknown) => shop.request(`/api/admin/showroom/${path}`, { method: "POST", staff: true, json });
const put = (id: number, json: unknown) =>
  shop.request(`/api/admin/showroom/reservations/${id}`, { method: "PUT", staff: true, json });
const book = async (date: string, slot: string, email = "") => {
  const who = { customer_name: "Ana Duque", customer_phone: "318 555 0133", customer_email: email };
  const json = { ...who, reservation_date: date, time_slot: slot };
  const response = await shop.request("/api/showroom/reservations", { method: "POST", json });
  return { status: response.status, visit: (await response.json()) as OwnVisit };
};
const list = async (query: string) =>
  (await (await shop.request(`/api/admin/showroom/reservations?${query}`, { staff: true })).json()) as Reservation[];

it("lists a week in order and by status", async () => {
  const later = await book("2026-11-20", "15:00");
  const sooner = await book("2026-11-20", "09:00");
  await book("2026-11-27", "09:00");
  await post("block-slots", { date: "2026-11-21", timeSlots: ["06:00", "07:00"] });
  const week = "week_start=2026-11-16&week_end=2026-11-22";
  expect((await list(week)).map((each) => each.id).slice(0, 2)).toEqual([sooner.visit.id, later.visit.id]);
  expect(await list(week)).toHaveLength(4);
  expect(await list(`${week}&status=blocked`)).toHaveLength(2);
  expect(await list(`${week}&status=all`)).toHaveLength(4);
  expect(await list("search=DUQUE&status=confirmed")).toHaveLength(3);
  expect((await list(week))[0]).not.toHaveProperty("manage_token");
});

it("a block never loses a booking: it takes the rest and names the visit", async () => {
  const { visit } = await book("2026-11-23", "10:00");
  const slots = ["09:00", "10:00", "11:00"];
  const response = await post("block-slots", { date: "2026-11-23", timeSlots: slots });
  expect(await response.json()).toMatchObject({ success: true, blocked: ["09:00", "11:00"], conflicts: [{ id: visit.id }] });
  expect((await book("2026-11-23", "09:00")).status).toBe(409);
  expect((await list("week_start=2026-11-23&week_end=2026-11-23&status=confirmed")).map((each) => each.id)).toEqual([visit.id]);
  const nothing = await post("block-slots", { date: "2026-11-23", timeSlots: ["10:00"] });
  expect(nothing.status).toBe(409);
  expect(await nothing.json()).toMatchObject({ conflicts: [{ id: visit.id }] });

  const opened = await post("unblock-slots", { date: "2026-11-23", timeSlots: slots });
  expect(await opened.json()).toEqual({ success: true, unblocked: ["09:00", "11:00"] });
  expect((await book("2026-11-23", "09:00")).status).toBe(201);
});

it("edits, moves, cancels and gives back a visit, one holder per slot", async () => {
  const { visit } = await book("2026-11-24", "10:00");
  const edited = await put(visit.id, {
    customer_name: "Ana María Duque",
    customer_phone: "318",
    status: "confirmed",
    notes: "8x10",
  });
  expect(await edited.json()).toMatchObject({ customer_name: "Ana María Duque", notes: "8x10" });
  expect((await put(visit.id, { customer_name: "", customer_phone: "318" })).status).toBe(400);
  expect((await put(visit.id, { customer_name: null })).status).toBe(400);
  expect(await (await put(visit.id, { notes: null })).json()).toMatchObject({ customer_name: "Ana María Duque", notes: "" });
  expect(await (await put(visit.id, { status: "cancelled" })).json()).toMatchObject({ status: "cancelled" });
  const other = await book("2026-11-24", "10:00");
  expect(other.status).toBe(201);
  expect((await put(visit.id, { status: "confirmed" })).status).toBe(409);
  expect((await put(visit.id, { status: "confirmed", time_slot: "11:00" })).status).toBe(200);
  expect((await put(other.visit.id, { time_slot: "11:00" })).status).toBe(409);
  expect((await put(other.visit.id, { status: "completed" })).status).toBe(200);
  expect((await put(999_999, { status: "cancelled" })).status).toBe(404);
});

it("tells the visitor of another hour or of none, and of nothing else", async () => {
  const { visit } = await book("2026-11-26", "08:00", "ana@duque.co");
  // Each is looked at before the next takes its place.
  const subject = async (who = "ana@duque.co") =>
    (await waitingLetters(shop)).find(({ to }) => to === who)?.subject.split(":")[0];
  await put(visit.id, { notes: "Viene con su hija" });
  expect(await subject()).toBe("Tu visita al showroom");
  await put(visit.id, { time_slot: "12:00" });
  expect(await subject()).toBe("Tu visita cambió de hora");
  await put(visit.id, { status: "cancelled" });
  await put(visit.id, { notes: "No vino" });
  expect(await subject()).toBe("Tu visita fue cancelada");
  const remove = (id: number) => shop.request(`/api/admin/showroom/reservations/${id}`, { method: "DELETE", staff: true });
  const { visit: next } = await book("2026-11-26", "09:00", "luz@duque.co");
  expect(await subject("luz@duque.co")).toBe("Tu visita al showroom");
  expect((await remove(next.id)).status).toBe(200);
  expect(await subject("luz@duque.co")).toBe("Tu visita fue cancelada");
});

it("a visit that staff turned into a block keeps its name when the block is opened", async () => {
  const { visit } = await book("2026-11-25", "10:00");
  await put(visit.id, { status: "blocked" });
  await post("unblock-slots", { date: "2026-11-25", timeSlots: ["10:00"] });
  const [kept] = await list("week_start=2026-11-25&week_end=2026-11-25");
  expect(kept).toMatchObject({ id: visit.id, status: "cancelled", customer_name: "Ana Duque" });
  expect((await book("2026-11-25", "10:00")).status).toBe(201);
});

it("deletes a reservation and frees the hour", async () => {
  const { visit } = await book("2026-11-26", "10:00");
  const remove = () => shop.request(`/api/admin/showroom/reservations/${visit.id}`, { method: "DELETE", staff: true });
  expect((await remove()).status).toBe(200);
  expect((await remove()).status).toBe(404);
  expect((await book("2026-11-26", "10:00")).status).toBe(201);
});

it("is for staff", async () => {
  expect((await shop.request("/api/admin/showroom/reservations")).status).toBe(401);
  const json = { date: "2026-11-26", timeSlots: ["06:00"] };
  expect((await shop.request("/api/admin/showroom/block-slots", { method: "POST", json })).status).toBe(401);
});

it("keeps the reason of a blocked hour for the team alone", async () => {
  const block = { date: "2027-03-08", timeSlots: ["10:00"], reason: "Inventario" };
  const answer = await shop.request("/api/admin/showroom/block-slots", { method: "POST", staff: true, json: block });
  expect(answer.status).toBe(200);
  const list = await shop.request("/api/admin/showroom/reservations?week_start=2027-03-08&week_end=2027-03-08", { staff: true });
  expect(await list.json()).toMatchObject([{ status: "blocked", notes: "Inventario" }]);
  const open = await shop.request("/api/showroom/available-slots/2027-03-08");
  expect(await open.text()).not.toContain("Inventario");
});
