import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { addDays } from "../src/platform/bogota-time.ts";
import { expectAccessible } from "./expect-accessible.ts";
import { DESKTOP, PHONE } from "./open-browser.ts";
import { cells, fill, freeHour, MONDAY, showroomPage } from "./showroom-page.ts";

const { shop, open } = await showroomPage();
const dayOf = (column: number): string => addDays(MONDAY, column);
const cell = (page: Page, column: number, row: number) => page.locator(`[data-cell="${column}-${row}"]`);
const book = (date: string, slot: string) =>
  fetch(`${shop.url}/api/showroom/reservations`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ reservation_date: date, time_slot: slot, customer_name: "Ana Duque", customer_phone: "318 555 0133" }),
  });

it("shows everyone the same week, also without JavaScript, and right after somebody booked", async () => {
  const label = async () => {
    const page = await open({ ...DESKTOP, javaScriptEnabled: false });
    return cell(page, 6, 0).getAttribute("aria-label");
  };
  expect(await label()).toContain("06:00: Disponible");
  expect((await book(dayOf(6), "06:00")).status).toBe(201);
  expect(await label()).toContain("06:00: No disponible");
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
