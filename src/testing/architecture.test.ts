import { existsSync, globSync, readFileSync } from "node:fs";
import { dirname, join, normalize } from "node:path";
import { describe, expect, it } from "vitest";

/** Who may import whom: a room names the rooms it may use. Without cycles, as house rules go. */
const ROOMS: Record<string, string[]> = {
  platform: [],
  ui: ["platform"],
  settings: ["platform", "ui", "staff", "media"],
  media: ["platform", "ui", "staff"],
  staff: ["platform", "ui"],
  webhooks: ["platform", "ui", "staff"],
  content: ["platform", "ui", "staff", "settings", "media"],
  "first-steps": ["platform", "ui", "staff", "settings", "media", "content"],
  messages: ["platform", "ui", "settings", "staff"],
  catalog: ["platform", "ui", "settings", "media", "staff", "arrival"],
  insight: ["platform", "ui", "media", "staff", "catalog"],
  imports: ["platform", "ui", "settings", "media", "staff", "catalog"],
  arrival: ["platform", "ui", "settings"],
  cart: ["platform", "ui", "settings", "media", "catalog", "arrival"],
  favourites: ["platform", "ui", "media", "catalog"],
  discounts: ["platform", "ui", "settings", "staff", "catalog"],
  "back-in-stock": ["platform", "ui", "media", "messages", "catalog"],
  promotions: ["platform", "ui", "staff", "catalog", "discounts"],
  reviews: ["platform", "ui", "media", "staff", "catalog"],
  marketing: ["platform", "ui", "content", "settings", "media", "catalog", "reviews"],
  orders: [
    "platform",
    "ui",
    "settings",
    "media",
    "staff",
    "messages",
    "catalog",
    "arrival",
    "insight",
    "discounts",
    "marketing",
    "webhooks",
  ],
  payments: ["platform", "ui", "settings", "staff", "messages", "orders"],
  aftercare: ["platform", "ui", "settings", "media", "messages", "reviews", "orders"],
  deliveries: ["platform", "ui", "settings", "media", "staff", "messages", "orders"],
  returns: ["platform", "ui", "settings", "media", "staff", "messages", "catalog", "orders", "payments"],
  checkout: ["platform", "ui", "settings", "media", "cart", "catalog", "arrival", "discounts", "orders", "payments", "marketing"],
  showroom: ["platform", "ui", "settings", "media", "staff", "messages", "cart", "catalog"],
  "room-preview": ["platform", "ui", "settings", "media", "staff", "messages", "catalog", "cart"],
  customers: [
    "platform",
    "ui",
    "back-in-stock",
    "settings",
    "media",
    "staff",
    "messages",
    "catalog",
    "reviews",
    "orders",
    "payments",
    "showroom",
    "room-preview",
    "webhooks",
  ],
};
/** Files that any room may use, whichever it belongs to. */
const SHARED = new Set(
  ["addresses.ts", "rates.ts", "payment-methods.ts", "settings/shape.ts", "settings/public-shape.ts", "staff/rules/roles.ts"].map(
    (file) => `src/${file}`,
  ),
);

const files = globSync("src/**/*.{ts,tsx}").filter((file) => !file.includes(".test."));
const importsOf = (file: string): string[] =>
  [...(existsSync(file) ? readFileSync(file, "utf8") : "").matchAll(/(?:from|import)\s*\(?\s*"(\.[^"]+)"/g)].map(([, path]) =>
    normalize(join(dirname(file), path!)),
  );
const roomOf = (file: string): string => file.split("/")[1]!;

describe("who may import whom", () => {
  it.each(Object.keys(ROOMS))("%s", (room) => {
    const allowed = new Set([room, ...ROOMS[room]!]);
    for (const file of files.filter((each) => roomOf(each) === room)) {
      for (const target of importsOf(file)) {
        if (!target.startsWith("src/")) expect.soft(target, `${file} reaches outside src/`).toBe("src/…");
        else if (!SHARED.has(target)) expect.soft([...allowed], `${file} → ${target}`).toContain(roomOf(target));
      }
    }
  });

  it("knows every room", () => {
    const known = new Set([...Object.keys(ROOMS), "routes", "testing"]);
    const rooms = files.filter((file) => file.split("/").length > 2).map(roomOf);
    expect(rooms.filter((room) => !known.has(room))).toEqual([]);
  });

  it("has no cycle between rooms", () => {
    const seen = new Set<string>();
    const visit = (room: string, path: string[]): void => {
      expect(path, `${path.join(" → ")} → ${room}`).not.toContain(room);
      if (seen.has(room)) return;
      for (const next of ROOMS[room] ?? []) visit(next, [...path, room]);
      seen.add(room);
    };
    for (const room of Object.keys(ROOMS)) visit(room, []);
  });

  it("a room's tables are its own: others come by its contract, rules, hooks and verbs", () => {
    const foreign = files.flatMap((file) =>
      importsOf(file)
        .filter((target) => target.endsWith("/table.server.ts") && roomOf(target) !== roomOf(file))
        .map((target) => `${file} → ${target}`),
    );
    expect(foreign.filter((each) => !each.startsWith("src/testing/"))).toEqual([]);
  });

  it("has no cycle between files, types included", () => {
    const done = new Set<string>();
    const visit = (file: string, path: string[]): void => {
      if (path.includes(file)) expect.soft([...path.slice(path.indexOf(file)), file].join(" → ")).toBe("no cycle");
      if (done.has(file) || path.includes(file)) return;
      for (const next of importsOf(file)) visit(next, [...path, file]);
      done.add(file);
    };
    for (const file of files) visit(file, []);
  });

  it("rules are pure: no React, zod, database, clock or server code", () => {
    for (const file of files.filter((each) => each.includes("/rules/"))) {
      const text = readFileSync(file, "utf8");
      expect
        .soft(text, file)
        .not.toMatch(/from "(react|zod|drizzle-orm|hono|pg|node:[a-z]+)|\.server\.ts"|Date\.now\(|new Date\(\)|Math\.random/);
    }
  });

  it("nothing is called utils, helpers, common, misc or index", () => {
    expect(files.filter((file) => /(^|\/)(utils?|helpers?|common|misc|index)(\.|\/)/.test(file))).toEqual([]);
  });
});
