import { z } from "zod";
import { day } from "../platform/day.ts";
import { endpoint } from "../platform/endpoint.ts";
import { ifGiven } from "../platform/paging.ts";
import { VITALS } from "./rules/vitals.ts";

const rug = z.number().int().min(1).max(2_147_483_647);
const path = z.string().max(300);
const event = z.discriminatedUnion("kind", [
  z.strictObject({ kind: z.literal("page"), path }),
  z.strictObject({ kind: z.literal("search"), word: z.string().max(200), found: z.number().int().min(0) }),
  z.strictObject({ kind: z.literal("cart"), rug }),
  z.strictObject({ kind: z.literal("room"), rug }),
  z.strictObject({ kind: z.literal("sold-out"), rug, size: z.string().max(30) }),
  z.strictObject({ kind: z.literal("vital"), name: z.enum(VITALS), value: z.number().min(0).max(1e6), path }),
]);
/** What a page tells of a visit: nothing in it says whose. */
export const beacon = z.strictObject({
  device: z.enum(["phone", "tablet", "desktop"]),
  utm: z.string().max(100).optional(),
  referrer: z.string().max(200).optional(),
  events: z.array(event).min(1).max(30),
});
export type Beacon = z.output<typeof beacon>;

/** 202 always and quickly: a shopper never notices that counting failed. */
export const sendBeacon = endpoint({
  method: "POST",
  path: "/api/insight",
  summary: "What happened on a page, for the shop's own daily sums",
  rawBody: true,
  reply: z.object({ accepted: z.literal(true) }),
  status: 202,
});

const n = z.number().int();
export const insight = z
  .object({
    from: z.string(),
    to: z.string(),
    visits: n,
    funnel: z.array(z.object({ step: z.enum(["came", "rug", "room", "cart", "checkout", "paid"]), count: n })),
    devices: z.array(z.object({ device: z.string(), visits: n })),
    device_funnels: z
      .array(z.object({ device: z.string(), came: n, rug: n, room: n, cart: n, checkout: n, ordered: n }))
      .describe("The same way by device; an order whose visitor is not known has none"),
    sources: z.array(z.object({ source: z.string(), visits: n })),
    order_sources: z
      .array(z.object({ source: z.string(), orders: n }))
      .describe("Orders of the shop's pages by where their visitor came from that day"),
    showroom: z
      .object({ visits: n, sold: n, money: n.describe("Cents"), percent: z.number() })
      .describe("Visits that took place, and those that became a sale"),
    pages: z.array(z.object({ path: z.string(), views: n })),
    searches: z.array(z.object({ word: z.string(), count: n })),
    searches_without_result: z.array(z.object({ word: z.string(), count: n })),
    sold_out: z.array(z.object({ size: z.string(), count: n, carpets: n })),
    cities: z.array(z.object({ city: z.string(), orders: n, money: n.describe("Cents") })),
    carpets: z.array(
      z.object({
        carpet_id: n,
        name: z.string(),
        image: z.string(),
        seen: n,
        room: n,
        cart: n,
        bought: n.describe("Units of paid orders"),
        money: n.describe("Cents"),
        sold_out: z.array(z.object({ size: z.string(), count: n })),
        days: z.array(n).describe("Seen, day by day"),
      }),
    ),
    vitals: z.array(
      z.object({ path: z.string(), device: z.string(), name: z.string(), p75: z.number(), samples: n, good: z.boolean() }),
    ),
    orders: z.object({ placed: n, paid: n, money: n.describe("Cents, of the paid ones") }),
    signals: z.array(z.object({ kind: z.string(), text: z.string(), action: z.string(), address: z.string() })),
  })
  .meta({ id: "Insight" });
export type Insight = z.output<typeof insight>;

const query = z.object({ from: ifGiven(day), to: ifGiven(day) });
export const readInsight = endpoint({
  method: "GET",
  path: "/api/admin/insight",
  summary: "What visitors did between two days (Bogotá), the last 30 without any",
  query,
  reply: insight,
});
export const exportInsight = endpoint({
  method: "GET",
  path: "/api/admin/insight/csv",
  summary: "The same, rug by rug, as CSV",
  query,
  reply: z.string(),
});
