import { expect, test } from "vitest";
import { RUGS } from "../../../studio/catalogue/catalogue.ts";
import { TAGS } from "../../../src/catalog/rules/fixed-lists.ts";
import { BOOKINGS } from "./bookings.ts";
import { DISCOUNTS } from "./discounts.ts";
import { INSTAGRAM_POSTS } from "./instagram.ts";
import { ORDERS } from "./orders.ts";
import { REVIEWS } from "./reviews.ts";

const rug = (id: number) => RUGS.find((r) => r.id === id);

test("reviews, posts and orders speak of rugs and sizes that exist", () => {
  for (const { rugId } of [...REVIEWS, ...INSTAGRAM_POSTS]) expect(rug(rugId), String(rugId)).toBeDefined();
  for (const { rugId, size } of ORDERS.flatMap((o) => o.items)) expect(Object.keys(rug(rugId)!.stock)).toContain(size);
});

test("there are 45 reviews or more, all different", () => {
  expect(REVIEWS.length).toBeGreaterThanOrEqual(45);
  expect(new Set(REVIEWS.map((r) => r.comment)).size).toBe(REVIEWS.length);
});

test("reviews speak Spanish, most are kind and none is a single word; every rug has a rating", () => {
  for (const { comment, daysAgo } of REVIEWS) {
    expect(comment.length, comment).toBeGreaterThan(40);
    expect(daysAgo, comment).toBeGreaterThan(0);
  }
  expect(REVIEWS.filter((r) => /[áéíóúñ¿¡]/i.test(r.comment)).length / REVIEWS.length).toBeGreaterThan(0.6);
  expect(new Set(REVIEWS.map((r) => r.rating)).size).toBeGreaterThanOrEqual(3);
  expect(REVIEWS.some((r) => !r.isVerified)).toBe(true);
  expect(new Set(REVIEWS.map((r) => r.rugId)).size).toBe(RUGS.length);
});

test("orders fill the back office: both ways to pay, paid and not, on every stage of the way", () => {
  expect(new Set(ORDERS.map((o) => o.paymentMethod))).toEqual(new Set(["Bold", "COD"]));
  expect(ORDERS.map((o) => o.status)).toEqual(expect.arrayContaining(["processing", "shipped", "delivered", "cancelled"]));
  expect(ORDERS.map((o) => o.paymentStatus)).toEqual(expect.arrayContaining(["paid", "pending", "failed"]));
  expect(Math.min(...ORDERS.map((o) => o.hoursAgo))).toBeLessThan(24);
});

test("visits lie around today, posts in the last month, with pictures and films", () => {
  const days = BOOKINGS.map((b) => b.inDays);
  expect([Math.min(...days) < 0, days.includes(0), Math.max(...days) > 0]).toEqual([true, true, true]);
  expect(Math.max(...days.map(Math.abs))).toBeLessThanOrEqual(7);
  expect(new Set(INSTAGRAM_POSTS.map((p) => p.mediaType))).toEqual(new Set(["IMAGE", "VIDEO"]));
  expect(Math.max(...INSTAGRAM_POSTS.map((p) => p.daysAgo))).toBeLessThanOrEqual(31);
});

test("five codes show every display state (spec §4)", () => {
  const state = (d: (typeof DISCOUNTS)[number]) =>
    !d.isActive ? "Inactivo" : d.startsIn > 0 ? "Programado" : d.endsIn < 0 ? "Expirado" : "Activo";
  expect(DISCOUNTS).toHaveLength(5);
  expect(new Set(DISCOUNTS.map(state))).toEqual(new Set(["Activo", "Programado", "Expirado", "Inactivo"]));
  for (const tag of DISCOUNTS.flatMap((d) => d.applicableTags)) expect(TAGS).toContain(tag);
});

test("no slot is booked twice", () => {
  const held = BOOKINGS.filter((b) => b.status !== "cancelled").map((b) => `${b.inDays} ${b.time}`);
  expect(new Set(held).size).toBe(held.length);
});
