import type { BrowserContext, Page } from "playwright-core";
import { beforeAll, describe, expect, it } from "vitest";
import { ADMIN_PASSWORD, DESKTOP } from "./open-browser.ts";
import { plainJpeg } from "./plain-jpeg.ts";
import { shopAndBrowser } from "./shop-and-browser.ts";
import { untilQuiet } from "./visit.ts";

const { shop, browser } = await shopAndBrowser();
let context: BrowserContext;
let page: Page;
beforeAll(async () => {
  context = await browser.newContext(DESKTOP);
  page = await context.newPage();
  page.setDefaultTimeout(30_000);
});

const open = (path: string) => page.goto(`${shop.url}${path}`);
const api = async <T>(method: string, path: string, data?: unknown): Promise<T> =>
  (await (await context.request.fetch(`${shop.url}${path}`, { method, data })).json()) as T;
const signIn = () => context.request.post(`${shop.url}/api/admin/session`, { data: { password: ADMIN_PASSWORD } });
/** What follows a click by a moment. */
const seen = (text: string | RegExp) => page.getByText(text).first().waitFor();
type Rug = { id: number; name: string; sizes: { size: string; inventory: number }[] };

describe("the way in", () => {
  it("says Incorrect password, lets the right one in, remembers it and signs out", async () => {
    await open("/admin");
    await page.getByLabel("Password", { exact: true }).fill("not-it-at-all");
    await page.getByRole("button", { name: "Enter" }).click();
    await seen("Incorrect password");
    await page.getByLabel("Password", { exact: true }).fill(ADMIN_PASSWORD);
    await page.keyboard.press("Enter");
    await page.getByRole("link", { name: "Carpets", exact: true }).waitFor();
    await page.reload();
    await page.getByRole("link", { name: "Carpets", exact: true }).waitFor();
    await page.getByRole("button", { name: "Sign out", exact: true }).click();
    await page.getByRole("button", { name: "Enter" }).waitFor();
    expect((await context.request.get(`${shop.url}/api/admin/carpets`)).status()).toBe(401);
    await signIn();
  });
});

describe("carpets", () => {
  it("lists ten by name, filters, and saves active and stock at once", async () => {
    await open("/admin/carpets");
    await page.getByRole("table", { name: "Carpets" }).waitFor();
    await expect.poll(() => page.getByRole("row").count()).toBe(11);
    const [rug] = await api<{ id: number; name: string; inventory: { size: string; inventory: number }[] }[]>(
      "GET",
      "/api/admin/carpets?limit=1&page=1",
    );
    await page.getByRole("switch", { name: `Active: ${rug!.name}` }).click();
    await expect.poll(async () => (await context.request.get(`${shop.url}/api/rugs/${rug!.id}`)).status()).toBe(404);
    await page.getByRole("switch", { name: `Active: ${rug!.name}` }).click();
    await expect.poll(async () => (await context.request.get(`${shop.url}/api/rugs/${rug!.id}`)).status()).toBe(200);

    const sent: string[] = [];
    page.on(
      "request",
      (request) => request.method() === "PUT" && request.url().includes("/inventory/") && sent.push(request.url()),
    );
    const { size, inventory } = rug!.inventory[0]!;
    const field = page.getByRole("group", { name: `Stock of ${rug!.name}` }).getByLabel(`${size}, units`);
    await field.fill(String(inventory));
    await field.press("Enter");
    await field.fill("-4");
    await field.press("Enter");
    await expect.poll(() => field.inputValue()).toBe(String(inventory));
    expect(sent).toEqual([]);
    await field.fill("17");
    await field.press("Enter");
    await expect.poll(async () => (await api<Rug>("GET", `/api/rugs/${rug!.id}`)).sizes[0]?.inventory).toBe(17);

    // The form leads back to the list as it was left, also by a link pressed in the moment the address changed.
    await page.evaluate((name) => {
      const replace = history.replaceState.bind(history);
      history.replaceState = (state, unused, address) => {
        replace(state, unused, address);
        history.replaceState = replace;
        queueMicrotask(() => [...document.querySelectorAll("a")].find((link) => link.textContent === name)!.click());
      };
    }, rug!.name);
    await page.getByLabel("Search by name").fill(rug!.name.slice(0, 5).toUpperCase());
    await page.locator(".admin-breadcrumb a").click();
    await page.getByRole("row", { name: new RegExp(rug!.name) }).waitFor();
    await expect.poll(() => new URL(page.url()).searchParams.get("search")).toBe(rug!.name.slice(0, 5).toUpperCase());
    await page.getByLabel("Search by name").fill("zzzzz");
    await seen("No carpets match");
  });

  it("puts the old stock back when the server says no", async () => {
    await open("/admin/carpets");
    await page.route("**/api/admin/inventory/**", (route) =>
      route.fulfill({ status: 500, json: { error: "no", code: "internal" } }),
    );
    const field = page
      .getByRole("group", { name: /^Stock of/ })
      .first()
      .getByRole("textbox")
      .first();
    const before = await field.inputValue();
    await field.fill("99");
    await field.press("Enter");
    await seen("Error updating inventory");
    await expect.poll(() => field.inputValue()).toBe(before);
    await page.unroute("**/api/admin/inventory/**");
  });

  it("makes a carpet with a picture, which the shop shows at once; nothing is lost when the session ends", async () => {
    await open("/admin/carpets/new");
    await page.getByLabel("Name", { exact: true }).fill("Alfombra de prueba");
    await page.getByLabel("Collection", { exact: true }).selectOption({ index: 1 });
    const picture = await plainJpeg("#21395b");
    await page
      .locator(".picture-grid input[type=file]")
      .setInputFiles({ name: "foto.jpg", mimeType: "image/jpeg", buffer: picture });
    await seen("Cover");
    await page.getByRole("button", { name: "Azul" }).click();
    await expect.poll(() => page.getByLabel("Colours", { exact: true }).inputValue()).toBe("Azul");
    await page.getByRole("button", { name: "One 5x8 more" }).click();

    await context.request.delete(`${shop.url}/api/admin/session?everywhere=1`);
    await page.getByRole("button", { name: "Save carpet" }).first().click();
    await seen("Your session ended. Sign in to go on where you were.");
    await page.getByLabel("Password", { exact: true }).fill(ADMIN_PASSWORD);
    await page.keyboard.press("Enter");
    await page.getByLabel("Password", { exact: true }).waitFor({ state: "detached" });
    await expect.poll(() => page.getByLabel("Name", { exact: true }).inputValue()).toBe("Alfombra de prueba");
    await page.getByRole("button", { name: "Save carpet" }).first().click();
    await seen("Carpet saved");
    expect(await api("GET", "/api/rugs?search=prueba"), "a new carpet is a draft").toEqual([]);
    await page.getByRole("button", { name: "Publish" }).first().click();
    await page.getByText("Live", { exact: true }).waitFor();
    const [made] = await api<(Rug & { images: string[]; colors: string[] })[]>("GET", "/api/rugs?search=prueba");
    expect(made).toMatchObject({ name: "Alfombra de prueba", colors: ["Azul"] });
    expect(made!.sizes[0]!.inventory).toBe(1);
    expect(made!.images[0]).toMatch(/^\/media\/uploads\//);

    await page.getByRole("button", { name: "Delete carpet" }).click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Delete carpet" }).click();
    await expect.poll(async () => (await context.request.get(`${shop.url}/api/rugs/${made!.id}`)).status()).toBe(404);
  });

  it("edits many in the grid, takes one back and saves the rest at once", async () => {
    await open("/admin/carpets/grid");
    const cells = page.getByRole("gridcell").getByRole("textbox");
    await cells.first().waitFor();
    const name = (await page.locator(".price-grid tr:nth-child(2) .price-grid__rug").innerText()).trim();
    const stock = page.getByLabel(new RegExp(`^${name}, \\d+x\\d+$`));
    await stock.nth(0).fill("21");
    await stock.nth(1).fill("22");
    await page.getByRole("button", { name: "Undo" }).click();
    const renewed = page.waitForResponse((response) => response.url().includes("/api/admin/carpets?") && response.ok());
    await page.getByRole("button", { name: "Save 1 change" }).first().click();
    await seen("1 change saved");
    await renewed;
    type Found = { id: number; inventory: { size: string; inventory: number }[] };
    const found = async () => (await api<Found[]>("GET", `/api/admin/carpets?search=${encodeURIComponent(name)}`))[0]!;
    const rug = await found();
    expect(rug.inventory[0]!.inventory).toBe(21);
    expect(rug.inventory[1]!.inventory).not.toBe(22);
    // A colleague is faster: the refusal shows the new number, what was typed stays and the next save keeps it.
    await api("PUT", `/api/admin/inventory/${rug.id}/${rug.inventory[0]!.size}`, { inventory: 30 });
    await stock.nth(0).fill("31");
    await page.getByRole("button", { name: "Save 1 change" }).first().click();
    await seen("Error saving changes");
    await seen("was 30");
    await page.getByRole("button", { name: "Save 1 change" }).first().click();
    await seen("No changes");
    await seen("1 change saved");
    expect((await found()).inventory[0]!.inventory).toBe(31);
  });
});

it("by keyboard alone: signs in, finds a carpet, changes its stock and its flag", async () => {
  const own = await browser.newContext(DESKTOP);
  const desk = await own.newPage();
  desk.setDefaultTimeout(30_000);
  await desk.goto(`${shop.url}/admin/carpets`);
  await desk.getByLabel("Password", { exact: true }).waitFor();
  await desk.keyboard.type(ADMIN_PASSWORD);
  await desk.keyboard.press("Enter");
  await desk.getByRole("table", { name: "Carpets" }).waitFor();
  const focused = () =>
    desk.evaluate(() => document.activeElement?.getAttribute("aria-label") ?? document.activeElement?.textContent ?? "");
  const tabTo = async (wanted: RegExp) => {
    for (let steps = 0; steps < 80; steps++) {
      await desk.keyboard.press("Tab");
      if (wanted.test(await focused())) return;
    }
    throw new Error(`no way to ${wanted} by Tab`);
  };
  await desk.keyboard.press("/");
  await expect.poll(focused).toBe("Search by name");
  const [rug] = await api<{ id: number; name: string }[]>("GET", "/api/admin/carpets?limit=1&page=2");
  await desk.keyboard.type(rug!.name);
  await desk.getByRole("switch", { name: `Active: ${rug!.name}` }).waitFor();
  // The list is filtered when the carpet is the only one left: the next units field is then its own.
  await expect.poll(() => desk.getByRole("switch", { name: /^Active: / }).count()).toBe(1);
  await tabTo(/, units$/);
  await desk.keyboard.press("ArrowUp");
  await desk.keyboard.press("ArrowUp");
  const units = await desk.evaluate(() => (document.activeElement as HTMLInputElement).value);
  await tabTo(/^Active: /);
  await desk.keyboard.press("Space");
  const read = () => api<{ is_active: boolean; inventory: { inventory: number }[] }>("GET", `/api/admin/carpets/${rug!.id}`);
  await expect.poll(async () => (await read()).inventory[0]!.inventory).toBe(Number(units));
  await expect.poll(async () => (await read()).is_active).toBe(false);
  await desk.keyboard.press("Space");
  await expect.poll(async () => (await read()).is_active).toBe(true);
  await own.close();
});

it("a shopper downloads no byte of it", async () => {
  const own = await browser.newContext(DESKTOP);
  const visit = await own.newPage();
  const scripts = new Set<string>();
  visit.on("response", (response) => /\.(js|css)$/.test(new URL(response.url()).pathname) && scripts.add(response.url()));
  for (const path of ["/", "/catalog"]) {
    await visit.goto(`${shop.url}${path}`);
    // To the end of the page, where the last pieces are fetched.
    await untilQuiet(visit, () => visit.mouse.wheel(0, 20_000), 1000);
  }
  expect(scripts.size).toBeGreaterThan(3);
  for (const url of scripts)
    expect(await (await own.request.get(url)).text(), url).not.toMatch(/Back office|\/api\/admin\/carpets|\.admin-/);
  await own.close();
});
