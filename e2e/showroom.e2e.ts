import type { BrowserContextOptions, Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { addDays, bogotaDate, mondayOf } from "../src/platform/bogota-time.ts";
import { dayWords } from "../src/showroom/rules/day-words.ts";
import { expectAccessible } from "./expect-accessible.ts";
import { DESKTOP, PHONE } from "./open-browser.ts";
import { shopAndBrowser } from "./shop-and-browser.ts";
import { staffSession } from "./staff-session.ts";

// Far enough ahead that the demo has booked nothing there.
const MONDAY = addDays(mondayOf(bogotaDate(new Date())), 56);
const dayOf = (column: number): string => addDays(MONDAY, column);

const { shop, browser } = await shopAndBrowser({ env: { SHOWROOM_OPEN_PER_CONTACT: "100", SHOWROOM_OPEN_PER_ADDRESS: "100" } });

async function open(options: BrowserContextOptions, path = `/showroom?week=${MONDAY}`): Promise<Page> {
  const page = await (await browser.newContext(options)).newPage();
  await page.goto(`${shop.url}${path}`);
  await page.waitForLoadState("networkidle");
  return page;
}
const cells = (page: Page) =>
  page.locator(".week-grid [data-cell]").evaluateAll((all) => all.map((cell) => cell.getAttribute("aria-label")));
const cell = (page: Page, column: number, row: number) => page.locator(`[data-cell="${column}-${row}"]`);
/** An hour that can be booked: while a week is on its way its hours are no buttons. */
const freeHour = (page: Page, column: number, row: number) => page.locator(`button[data-cell="${column}-${row}"]`);
const book = (date: string, slot: string) =>
  fetch(`${shop.url}/api/showroom/reservations`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ reservation_date: date, time_slot: slot, customer_name: "Ana Duque", customer_phone: "318 555 0133" }),
  });
const fill = async (page: Page) => {
  await page.getByLabel("Nombre completo").fill("Mariana Restrepo Gil");
  await page.getByLabel("Teléfono").fill("310 555 0142");
};

describe("everyone sees the same week", () => {
  it("walks week by week with two buttons, also into a week gone by", async () => {
    const today = mondayOf(bogotaDate(new Date()));
    const page = await open(DESKTOP, `/showroom?week=${today}`);
    await page.getByRole("button", { name: "Semana siguiente" }).click();
    await page.waitForURL(`**/showroom?week=${addDays(today, 7)}`);
    await page.getByRole("button", { name: "Semana anterior" }).click();
    await page.waitForURL(`**/showroom?week=${today}`);
    await page.getByRole("button", { name: "Semana anterior" }).click();
    await page.waitForURL(`**/showroom?week=${addDays(today, -7)}`);
    await expect.poll(async () => (await cells(page)).every((label) => label?.includes("Pasado"))).toBe(true);
  });
  it("ends with the week of the last day that can be booked, whatever week the address names", async () => {
    const page = await open(DESKTOP, "/showroom?week=9998-01-05");
    const last = mondayOf(addDays(bogotaDate(new Date()), 90));
    await page.getByRole("grid", { name: `Semana del ${dayWords(last)}` }).waitFor();
    await expect.poll(() => page.getByRole("button", { name: "Semana siguiente" }).isDisabled()).toBe(true);
    await page.getByRole("button", { name: "Semana anterior" }).click();
    await page.waitForURL(`**/showroom?week=${addDays(last, -7)}`);
    await expect.poll(() => page.getByRole("button", { name: "Semana siguiente" }).isEnabled()).toBe(true);
  });
  it("steps from the week that was asked for, also before it has come", async () => {
    const page = await open(DESKTOP);
    await page.evaluate(() => {
      const press = (name: string) => document.querySelector<HTMLElement>(`[aria-label="${name}"]`)!.click();
      for (const name of ["Semana siguiente", "Semana siguiente", "Semana anterior"]) press(name);
    });
    await page.waitForURL(`**/showroom?week=${addDays(MONDAY, 7)}`);
    await page.waitForLoadState("networkidle");
    expect(page.url()).toContain(addDays(MONDAY, 7));
  });
  it("in UTC−12, Bogotá and UTC+14, whatever the visitor's own clock says", async () => {
    const lookEverywhere = async () => {
      const seen = [];
      for (const [timezoneId, days] of [
        ["Etc/GMT+12", -400],
        ["America/Bogota", 0],
        ["Pacific/Kiritimati", 3],
      ] as const) {
        const context = await browser.newContext({ ...DESKTOP, timezoneId });
        const page = await context.newPage();
        await page.clock.setFixedTime(Date.now() + days * 86_400_000);
        await page.goto(`${shop.url}/showroom`);
        await page.waitForLoadState("networkidle");
        seen.push({ week: await page.locator("h2").first().textContent(), cells: await cells(page) });
        await context.close();
      }
      return seen;
    };
    // At the turn of an hour one more is gone by: then all three look again.
    const hour = () => new Date().getUTCHours();
    let began = hour();
    let seen = await lookEverywhere();
    while (hour() !== began) {
      began = hour();
      seen = await lookEverywhere();
    }
    expect(seen[0]!.cells).toHaveLength(7 * 17);
    expect(seen[1]).toEqual(seen[0]);
    expect(seen[2]).toEqual(seen[0]);
  });

  it("also without JavaScript, and right after somebody booked", async () => {
    const label = async () => {
      const page = await open({ ...DESKTOP, javaScriptEnabled: false });
      return cell(page, 6, 0).getAttribute("aria-label");
    };
    expect(await label()).toContain("06:00: Disponible");
    expect((await book(dayOf(6), "06:00")).status).toBe(201);
    expect(await label()).toContain("06:00: No disponible");
  });
});

describe("with the keyboard alone", () => {
  it("walks the grid, opens the dialog, is told what is missing, books and lands on the confirmation", async () => {
    const page = await open(DESKTOP);
    await cell(page, 0, 0).focus();
    for (const key of ["ArrowRight", "ArrowRight", "ArrowDown", "ArrowDown", "ArrowDown"]) await page.keyboard.press(key);
    await page.keyboard.press("Enter");
    const dialog = page.getByRole("dialog");
    await dialog.waitFor();
    await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute("autocomplete"))).toBe("name");
    await page.keyboard.press("Escape");
    await dialog.waitFor({ state: "detached" });
    await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute("data-cell"))).toBe("2-3");

    await page.keyboard.press("Enter");
    await page.getByRole("button", { name: "Confirmar reserva" }).press("Enter");
    await expect.poll(() => dialog.getByRole("alert").textContent()).toBe("Nombre y teléfono son obligatorios");
    await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute("autocomplete"))).toBe("name");
    await expectAccessible(page);
    await page.getByLabel("Nombre completo").fill("Mariana Restrepo Gil");
    await page.getByLabel("Teléfono").fill("310");
    await page.keyboard.press("Enter");
    await expect.poll(() => dialog.getByRole("alert").textContent()).toContain("de 7 a 15 dígitos");
    await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute("type"))).toBe("tel");
    await fill(page);
    await page.keyboard.press("Enter");
    await page.getByText("Reserva confirmada").waitFor();
    await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe("H1");
    await expect.poll(() => page.locator(".hour--mine").textContent()).toBe("Tu visita");
    await expect.poll(() => cells(page)).toContainEqual(expect.stringContaining("09:00: Tu visita"));
    await expectAccessible(page);
  });
});

it("tells the slower of two visitors, and shows the week as it is now", async () => {
  const page = await open(DESKTOP);
  await freeHour(page, 3, 5).click();
  expect((await book(dayOf(3), "11:00")).status).toBe(201);
  await fill(page);
  await page.getByRole("button", { name: "Confirmar reserva" }).click();
  await page.getByText("Ese horario ya no está disponible. Elige otra hora.").waitFor();
  await page.getByRole("button", { name: "Cancelar" }).click();
  await page.locator('[data-cell="3-5"][aria-label$="No disponible"]').waitFor();
});

describe("on a phone", () => {
  it("shows one day at a time and books from a sheet, without sideways scrolling", async () => {
    const page = await open(PHONE);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
    await page.locator(".day-strip button").nth(4).tap();
    await page.getByRole("heading", { level: 3, name: /^Viernes/ }).waitFor();
    await page.locator(".day-slots__free button").first().tap();
    await page.getByRole("dialog").waitFor();
    await expectAccessible(page);
    await fill(page);
    await page.getByRole("button", { name: "Confirmar reserva" }).tap();
    await page.getByText("Te esperamos el viernes a las 06:00").waitFor();
    await page.locator(".day-slots__mine").waitFor();
    await expectAccessible(page);
  });
});

it("carries the rugs of a product along", async () => {
  const [rug] = (await (await fetch(`${shop.url}/api/rugs?limit=1`)).json()) as { id: number; name: string }[];
  const page = await open(DESKTOP, `/showroom?week=${addDays(MONDAY, -7)}&alfombras=${rug!.id}:8x10`);
  await page.getByRole("button", { name: "Semana siguiente" }).click();
  await page.waitForURL(`**/showroom?week=${MONDAY}&*`);
  await freeHour(page, 5, 2).click();
  await page.getByText("Ten esta alfombra lista").waitFor();
  await fill(page);
  await page.getByRole("button", { name: "Confirmar reserva" }).click();
  await page.getByText(`Tendremos lista: ${rug!.name} 8x10.`).waitFor();
});

it("lets the visitor move and cancel the visit by its own address, which nobody keeps", async () => {
  const visit = (await (await book(dayOf(1), "15:00")).json()) as { manage_url: string; manage_token: string };
  const answer = await fetch(`${shop.url}${visit.manage_url}`);
  expect([answer.status, answer.headers.get("cache-control")]).toEqual([200, "private, no-store"]);
  const page = await open(DESKTOP, visit.manage_url);
  await freeHour(page, 1, 10).click();
  await page.getByRole("button", { name: "Mover la visita" }).click();
  await page.getByText("Te esperamos el martes a las 16:00").waitFor();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Cancelar la visita" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Cancelar la visita" }).click();
  await page.getByText("Visita cancelada").waitFor();
  const calendar = await fetch(`${shop.url}/api/showroom/visits/${visit.manage_token}/calendar.ics`);
  expect(await calendar.text()).toContain("STATUS:CANCELLED");
  const missing = await fetch(`${shop.url}/visita/0123456789abcdef0123456789abcdef`);
  expect([missing.status, (await missing.text()).includes("No encontramos esta visita")]).toEqual([404, true]);
});

it("asks which showroom only where there are several, and books in the one that was chosen", async () => {
  const choice = (page: Page) => page.getByRole("navigation", { name: "Elige un showroom" });
  const alone = await open(DESKTOP);
  expect(await choice(alone).count()).toBe(0);
  const staff = await staffSession(shop.url);
  const places = [
    { name: "Chapinero", address: "Calle 60 # 7-20", city: "Bogotá" },
    { name: "Granada", address: "Avenida 6 # 10-11", city: "Cali" },
  ];
  const saved = await staff("/api/admin/settings/showroom", { method: "PUT", json: { places, visitHours: 2 } });
  expect(saved.status).toBe(200);
  const page = await open(DESKTOP);
  // A week and a showroom chosen before either has come: both are kept.
  await choice(page)
    .getByRole("link", { name: "Granada" })
    .evaluate((granada: HTMLElement) => {
      const press = (name: string) => document.querySelector<HTMLElement>(`[aria-label="${name}"]`)!.click();
      press("Semana siguiente");
      granada.click();
      press("Semana anterior");
    });
  await choice(page).locator('[aria-current="true"]').filter({ hasText: "Granada" }).waitFor();
  expect(page.url()).toContain(`/showroom?place=Granada&week=${MONDAY}`);
  await expectAccessible(page);
  await freeHour(page, 4, 8).click();
  await page.getByText("dos horas · Granada, Avenida 6 # 10-11, Cali").waitFor();
  await fill(page);
  await page.getByRole("button", { name: "Confirmar reserva" }).click();
  await page.getByText(/14:00 a 16:00/).waitFor();
  await page.getByText("Granada, Avenida 6 # 10-11, Cali").waitFor();
  await expect.poll(() => page.locator(".hour--mine").count()).toBe(2);
});
