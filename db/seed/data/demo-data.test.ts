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
