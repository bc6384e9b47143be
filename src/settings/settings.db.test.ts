import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { buy } from "../testing/buy.ts";
import { makeRug } from "../testing/make-rug.ts";
import { openShop, type TestShop } from "../testing/open-shop.ts";
import { staffCalls } from "../testing/staff-calls.ts";
import type { ShownSettings } from "./contract.ts";
import type { PublicSettings } from "./public-shape.ts";
import { SECTION_NAMES } from "./shape.ts";
import { addDays, bogotaDate } from "../platform/bogota-time.ts";
import { showDay } from "./rules/opening-hours.ts";

let shop: TestShop;
let other: TestShop;
const KEY = "an-invented-key-of-at-least-32-characters";
beforeAll(async () => {
  shop = await openShop({ env: { SETTINGS_KEY: KEY, ORDERS_MAX_UNITS: "7" } });
  other = await openShop({ databaseUrl: shop.runtime.databaseUrl, env: { SETTINGS_KEY: KEY, ORDERS_MAX_UNITS: "7" } });
});
afterAll(async () => {
  await other.close();
  await shop.close();
});

const { call, read } = staffCalls(() => shop);
const all = () => read<ShownSettings>("GET", "/settings");
const pub = async (from = shop) => (await (await from.request("/api/settings")).json()) as PublicSettings;
type Refused = { error: string; code: string; fields: Record<string, string> };
const refused = (section: string, body: unknown) => read<Refused>("PUT", `/settings/${section}`, body, 400);

describe("reading", () => {
  it("gives every section, with limits of the environment where nothing was saved", async () => {
    const settings = await all();
    expect(Object.keys(settings).sort()).toEqual([...SECTION_NAMES].sort());
    expect(settings.selling).toMatchObject({
      codEnabled: true,
      codPercent: 5,
      returnsDays: 30,
      minutesToPay: 90,
      unitsPerOrder: 7,
    });
    expect(settings.selling.carriers.map(({ name }) => name)).toContain("Coordinadora");
    expect(settings.payments).toMatchObject({ boldApiKey: { set: false }, mode: "sandbox", lastNotification: null });
    expect(settings.payments.webhookUrl).toMatch(/\/api\/payments\/bold\/webhook$/);
  });

  it("is for staff; what pages show is for everyone", async () => {
    expect((await shop.request("/api/admin/settings")).status).toBe(401);
    expect((await shop.request("/api/admin/settings/shop", { method: "PUT", json: { name: "X" } })).status).toBe(401);
    expect(await pub()).toMatchObject({
      name: "Mi tienda",
      contact: { email: "" },
      selling: { codEnabled: true, codPercent: 5, returnsDays: 30, minutesToPay: 90 },
      showrooms: [{ name: "Mi tienda" }],
    });
  });

  it("no such section", async () => expect((await call("PUT", "/settings/nothing", {})).status).toBe(404));
});

describe("saving", () => {
  it("any part of a section, and the rest stays", async () => {
    const first = await read<ShownSettings["contact"]>("PUT", "/settings/contact", { phone: "+57 601 555 0142" });
    expect(first).toMatchObject({ phone: "+57 601 555 0142", email: "" });
    const second = await read<ShownSettings["contact"]>("PUT", "/settings/contact", { email: "hola@tienda.co" });
    expect(second).toMatchObject({ phone: "+57 601 555 0142", email: "hola@tienda.co" });
    expect((await all()).contact).toEqual(second);
    expect((await pub()).contact).toMatchObject({ email: "hola@tienda.co" });
  });

  it("is refused in the language of who saves", async () => {
    const hours = { week: { monday: { opens: "18:00", closes: "09:00" } } };
    expect((await refused("hours", hours)).fields["week.monday.closes"]).toBe("Must be later than when it opens");
    await read("PUT", "/account", { language: "es" });
    expect((await refused("hours", hours)).fields["week.monday.closes"]).toBe("Debe ser más tarde que la apertura");
    await read("PUT", "/account", { language: "en" });
  });

  it.each(SECTION_NAMES)("the section %s as it was read changes nothing", async (section) => {
    const before = await all();
    expect(await read("PUT", `/settings/${section}`, before[section])).toEqual(before[section]);
    expect(await all()).toEqual(before);
  });

  it("a part within a group: one day of the week, or a closed one", async () => {
    const monday = { opens: "10:00", closes: "19:00" };
    await read("PUT", "/settings/hours", { week: { monday, tuesday: monday } });
    const hours = await read<ShownSettings["hours"]>("PUT", "/settings/hours", { week: { tuesday: null } });
    expect(hours.week).toMatchObject({ monday, tuesday: null });
    expect((await pub()).hours.shown[0]).toEqual({ days: "Lunes", hours: "10:00 a.\u00A0m. a 7:00 p.\u00A0m." });
    await read("PUT", "/settings/hours", { week: { monday: { closes: "18:00" } } });
    expect((await all()).hours.week.monday).toEqual({ opens: "10:00", closes: "18:00" });
  });

  it("says the days unlike their weekday in words", async () => {
    const date = addDays(bogotaDate(new Date()), 1);
    const exceptions = [{ date, name: "Inventario", opens: null, closes: null, everyYear: false }];
    await read("PUT", "/settings/hours", { exceptions });
    const { soon } = (await pub()).hours;
    expect(soon).toEqual([{ date, name: "Inventario", day: `${showDay(date)}, Inventario`, hours: "Cerrado" }]);
  });

  it("is on another copy within a second, also in what its cache had", async () => {
    expect((await pub(other)).name).toBe("Mi tienda");
    await read("PUT", "/settings/shop", { name: "Tejidos del Sur" });
    expect((await pub()).name).toBe("Tejidos del Sur");
    await expect.poll(async () => (await pub(other)).name, { timeout: 1000, interval: 10 }).toBe("Tejidos del Sur");
    expect(other.ctx.settings().shop.name).toBe("Tejidos del Sur");
  });

  it("two at once lose nothing", async () => {
    await Promise.all([
      read("PUT", "/settings/selling", { returnsDays: 15 }),
      read("PUT", "/settings/selling", { minutesToPay: 45 }),
      read("PUT", "/settings/selling", { codPercent: 3.5 }),
    ]);
    expect((await all()).selling).toMatchObject({ returnsDays: 15, minutesToPay: 45, codPercent: 3.5, unitsPerOrder: 7 });
  });

  it("is written into the history, without secrets", async () => {
    await read("PUT", "/settings/mail", { password: "muy-secreta" });
    const history = await read<{ subject: string; changes: object }[]>("GET", "/audit?subject=settings");
    expect(history.length).toBeGreaterThan(0);
    expect(JSON.stringify(history)).not.toContain("muy-secreta");
  });
});

describe("what is refused, with the field's name and nothing changed", () => {
  it.each<[section: string, body: unknown, field: string]>([
    ["shop", { nit: "901.368.337-4" }, "nit"],
    ["shop", { accent: "#f0d9a0" }, "accent"],
    ["shop", { accent: "red" }, "accent"],
    ["shop", { name: "  " }, "name"],
    ["shop", { name: "x".repeat(300) }, "name"],
    ["shop", { nombre: "X" }, "nombre"],
    ["contact", { email: "nobody" }, "email"],
    ["contact", { instagram: "javascript:alert(1)" }, "instagram"],
    ["contact", { phone: "call me" }, "phone"],
    ["hours", { week: { friday: { opens: "18:00", closes: "09:00" } } }, "week.friday.closes"],
    ["hours", { week: { friday: { opens: "18:00", closes: "18:00" } } }, "closes"],
    ["hours", { week: { friday: { opens: "25:00", closes: "26:00" } } }, "week.friday.opens"],
    ["hours", { week: { sunday: { closes: "16:00" } } }, "week.sunday.opens"],
    ["hours", { exceptions: [{ date: "2026-02-30", name: "?" }] }, "exceptions.0.date"],
    ["hours", { exceptions: [{ date: "2026-12-24", name: "N", opens: "14:00", closes: "10:00" }] }, "exceptions.0.closes"],
    ["hours", { exceptions: [{ date: "2026-12-24", name: "N", opens: "14:00" }] }, "exceptions.0.closes"],
    ["showroom", { daysAhead: 0 }, "daysAhead"],
    ["selling", { codPercent: 101 }, "codPercent"],
    ["selling", { codPercent: "5" }, "codPercent"],
    ["selling", { returnsDays: -1 }, "returnsDays"],
    ["selling", { minutesToPay: 1.5 }, "minutesToPay"],
    ["selling", { carriers: [{ name: "X", tracking: "http://x/1" }] }, "carriers.0.tracking"],
    ["vocabulary", { colors: [{ name: "Verde", swatch: "green" }] }, "colors.0.swatch"],
    ["vocabulary", { tags: ["Nuevo", "nuevo"] }, "tags"],
    ["mail", { port: 0 }, "port"],
    ["mail", { from: "a@b.co\r\nBcc: otra@b.co" }, "from"],
  ])("%s %j", async (section, body, field) => {
    const before = await all();
    const { code, fields, error } = await refused(section, body);
    expect(code).toBe("invalid_input");
    expect(error).toBeTruthy();
    expect(Object.keys(fields)).toContain(field);
    expect(await all()).toEqual(before);
  });
});

describe("secrets", () => {
  it("are stored encrypted, shown only as set, and removed by an empty one", async () => {
    const saved = await read<ShownSettings["payments"]>("PUT", "/settings/payments", { boldApiKey: "llave-secreta-1" });
    expect(saved.boldApiKey).toEqual({ set: true, from: "settings" });
    expect(shop.ctx.secret("boldApiKey")?.value).toBe("llave-secreta-1");
    const { rows } = await shop.ctx.pool.query("select * from settings");
    expect(JSON.stringify(rows) + JSON.stringify(await all())).not.toContain("llave-secreta-1");
    await read("PUT", "/settings/payments", { boldApiKey: "" });
    expect((await all()).payments.boldApiKey).toEqual({ set: false, from: null });
  });

  it("of the environment are told apart, and one entered here wins", async () => {
    const own = await openShop({ env: { SMTP_PASSWORD: "del-entorno", SETTINGS_KEY: KEY } });
    try {
      const calls = staffCalls(() => own);
      const settings = await calls.read<ShownSettings>("GET", "/settings");
      expect(settings.mail.password).toEqual({ set: true, from: "environment" });
      await calls.read("PUT", "/settings/mail", { password: "otra" });
      expect(own.ctx.secret("password")).toEqual({ value: "otra", from: "settings" });
    } finally {
      await own.close();
    }
  });

  it("without SETTINGS_KEY entering one is refused with a sentence", async () => {
    const own = await openShop();
    try {
      const calls = staffCalls(() => own);
      const answer = await calls.read<Refused>("PUT", "/settings/mail", { password: "otra" }, 422);
      expect(answer.error).toContain("SETTINGS_KEY");
      expect(answer.fields.password).toBeTruthy();
      await calls.read("PUT", "/settings/mail", { user: "tienda", password: { set: false, from: null } });
    } finally {
      await own.close();
    }
  });
});

it("a test letter goes to the shop's own mailbox", async () => {
  expect(await read("POST", "/settings/mail/test")).toEqual({ success: true, to: "hola@casaanatolia.co" });
});

it("cash on delivery that is off is refused with a sentence; the limits follow the settings", async () => {
  const rug = await makeRug(shop.ctx, { sizes: { "5x8": [1_000_000, 20] } });
  const line = (quantity: number) => [{ carpetId: rug.id, size: "5x8", quantity }];
  await read("PUT", "/settings/selling", { codEnabled: false, unitsPerOrder: 2, minutesToPay: 30 });
  const refusal = await buy(shop, line(1), { change: { paymentMethod: "COD" } as never });
  expect(refusal.status).toBe(422);
  expect(await refusal.json()).toMatchObject({ code: "orders.cod_off" });
  expect((await buy(shop, line(3), { change: { paymentMethod: "Bold" } as never })).status).toBe(422);
  const placed = (await (await buy(shop, line(1), { change: { paymentMethod: "Bold" } as never })).json()) as {
    expiresAt: string;
  };
  expect(Date.parse(placed.expiresAt) - Date.now()).toBeLessThanOrEqual(30 * 60_000);
});
