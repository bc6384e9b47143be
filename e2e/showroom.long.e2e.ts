import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { addDays, type BogotaDate, bogotaDate, mondayOf } from "../src/platform/bogota-time.ts";
import { dayWords } from "../src/showroom/rules/day-words.ts";
import { expectAccessible } from "./expect-accessible.ts";
import { heldAnswer } from "./held-answer.ts";
import { DESKTOP } from "./open-browser.ts";
import { cells, fill, freeHour, MONDAY, showroomPage } from "./showroom-page.ts";
import { staffSession } from "./staff-session.ts";

const { shop, browser, open } = await showroomPage();

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
      const click = (name: string) => document.querySelector<HTMLElement>(`[aria-label="${name}"]`)!.click();
      for (const name of ["Semana siguiente", "Semana siguiente", "Semana anterior"]) click(name);
    });
    await page.waitForURL(`**/showroom?week=${addDays(MONDAY, 7)}`);
    await page.waitForLoadState("networkidle");
    expect(page.url()).toContain(addDays(MONDAY, 7));
  });
  it("loses no step that is taken in the moment before the week asked for earlier is drawn", async () => {
    const page = await open(DESKTOP);
    const [first, second, third] = [7, 14, 21].map((days) => addDays(MONDAY, days)) as [BogotaDate, BogotaDate, BogotaDate];
    const held = await heldAnswer(page, new RegExp(`showroom\\.data.*week=${second}`), "GET");
    await page.evaluate(() => {
      const next = () => document.querySelector<HTMLElement>('[aria-label="Semana siguiente"]')!.click();
      // The address of a week is new just before the week itself is drawn.
      const push = history.pushState.bind(history);
      history.pushState = (...given) => {
        history.pushState = push;
        push(...given);
        queueMicrotask(next);
      };
      next();
    });
    await held.asked;
    await page.getByRole("grid", { name: `Semana del ${dayWords(first)}` }).waitFor();
    await page.getByRole("button", { name: "Semana siguiente" }).click();
    await expect.poll(() => page.url()).toContain(`week=${third}`);
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
      const click = (name: string) => document.querySelector<HTMLElement>(`[aria-label="${name}"]`)!.click();
      click("Semana siguiente");
      granada.click();
      click("Semana anterior");
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
