import type { Locator } from "playwright-core";
import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { shopifyRug } from "../src/testing/shop-exports.ts";
import { heldAnswer } from "./held-answer.ts";
import { DESKTOP } from "./open-browser.ts";
import { shopAndBrowser } from "./shop-and-browser.ts";
import { signedIn } from "./sign-in.ts";
import { untilIdle } from "./visit.ts";

const { shop, browser } = await shopAndBrowser();
const { page, open, api, seen } = await signedIn({ shop, browser }, DESKTOP);
/** Twice before anything is drawn, as on a busy machine. */
const clickTwice = (button: Locator) =>
  button.evaluate((element: HTMLElement) => {
    element.click();
    element.click();
  });

async function whileOnItsWay(method: string, address: RegExp, begin: () => Promise<unknown>, act: () => Promise<unknown>) {
  const held = await heldAnswer(page, address, method);
  await begin();
  await held.asked;
  await act();
  await held.give();
}

describe("what is typed while a save is on its way stays, and is not saved yet", () => {
  it("of a carpet", async () => {
    const [{ id }] = await api<[{ id: number }]>("GET", "admin/carpets?limit=1");
    await open(`carpets/${id}`);
    const name = page.getByLabel("Name", { exact: true });
    await name.fill("Antes");
    const save = page.getByRole("button", { name: "Save carpet" }).first();
    await whileOnItsWay(
      "PUT",
      /admin\/carpets\/\d+$/,
      () => save.click(),
      () => name.fill("Después"),
    );
    await seen("Carpet saved");
    await save.and(page.locator(":enabled")).waitFor();
    expect(await name.inputValue()).toBe("Después");
    await seen("Unsaved changes");
    await save.click();
    await expect.poll(() => api("GET", `admin/carpets/${id}`)).toMatchObject({ name: "Después" });
  });
  it("of a section of the settings", async () => {
    await open("settings");
    const section = page.locator("#contact");
    const [first, second] = [section.getByRole("textbox").nth(0), section.getByRole("textbox").nth(1)];
    await first.waitFor();
    const before = await second.inputValue();
    await first.fill(`${await first.inputValue()}1`);
    const save = section.getByRole("button", { name: "Save" });
    await whileOnItsWay(
      "PUT",
      /admin\/settings\/contact$/,
      () => save.click(),
      () => second.fill(`${before}2`),
    );
    await seen(/saved/);
    await section.getByText("1 change").waitFor();
    expect(await second.inputValue()).toBe(`${before}2`);
    await section.getByRole("button", { name: "Undo" }).click();
  });
  it("of a section while its logo is uploaded", async () => {
    const section = page.locator("#shop");
    const first = section.getByRole("textbox").first();
    const before = await first.inputValue();
    const create = { width: 64, height: 64, channels: 3, background: "#21395b" } as const;
    const logo = { name: "logo.png", mimeType: "image/png", buffer: await sharp({ create }).png().toBuffer() };
    await whileOnItsWay(
      "POST",
      /admin\/logo$/,
      () => section.locator("input[type=file]").setInputFiles(logo),
      () => first.fill(`${before}1`),
    );
    await section.getByText("2 changes").waitFor();
    expect(await first.inputValue()).toBe(`${before}1`);
    await section.getByRole("button", { name: "Undo" }).click();
  });
  it("of how a page is called, and of a letter's words", async () => {
    await open("content/shipping");
    const title = page.getByLabel("Title", { exact: false }).last();
    await title.fill("Envíos");
    const save = page.locator(".content-seo").getByRole("button", { name: /^Save/ });
    await whileOnItsWay(
      "PUT",
      /admin\/settings\/shop$/,
      () => save.click(),
      () => title.fill("Envíos a todo el país"),
    );
    await save.and(page.locator(":enabled")).waitFor();
    expect(await title.inputValue()).toBe("Envíos a todo el país");
    await save.click();
    await save.and(page.locator(":disabled")).waitFor();

    await open("letters");
    const subject = page.locator(".letters__words").getByRole("textbox").first();
    const keep = page.locator(".letters__words").getByRole("button", { name: /^Save/ });
    const came = await subject.inputValue();
    await subject.fill(`${came} Uno`);
    await whileOnItsWay(
      "PUT",
      /admin\/letters\/kinds\/[^/]+$/,
      () => keep.click(),
      () => subject.fill(`${came} Dos`),
    );
    await keep.and(page.locator(":enabled")).waitFor();
    expect(await subject.inputValue()).toBe(`${came} Dos`);
    await keep.click();
    await keep.and(page.locator(":disabled")).waitFor();
  });
  it("of a note and the tags of an order", async () => {
    const [{ order_number: number }] = await api<[{ order_number: string }]>("GET", "admin/orders?limit=1");
    await open(`orders/${number}/open`);
    const note = page.getByPlaceholder(/team/i);
    const add = page.getByRole("button", { name: "Add note" });
    await note.fill("Uno");
    await whileOnItsWay(
      "PUT",
      /admin\/orders\/[^/]+$/,
      () => add.click(),
      () => note.fill("Dos"),
    );
    await page.locator(".order-aside__note").getByText("Uno").waitFor();
    await add.and(page.locator(":enabled")).waitFor();
    expect(await note.inputValue()).toBe("Dos");
    const tags = page.getByLabel("Tags");
    const save = page.getByRole("button", { name: "Save tags" });
    await tags.fill("uno");
    await whileOnItsWay(
      "PUT",
      /admin\/orders\/[^/]+$/,
      () => save.click(),
      () => tags.fill("uno, dos"),
    );
    await save.and(page.locator(":enabled")).waitFor();
    expect(await tags.inputValue()).toBe("uno, dos");
  });
  it("of the grid", async () => {
    await open("carpets/grid");
    const cells = page.getByRole("gridcell").getByRole("textbox", { name: /, 5x8$/ });
    await cells.nth(1).fill("31");
    await whileOnItsWay(
      "PUT",
      /admin\/grid$/,
      () => page.getByRole("button", { name: "Save 1 change" }).first().click(),
      () => cells.nth(3).fill("32"),
    );
    await seen("1 change saved");
    await page.getByRole("button", { name: "Save 1 change" }).and(page.locator(":enabled")).first().waitFor();
    await expect.poll(() => cells.nth(1).inputValue()).toBe("31");
    expect(await cells.nth(3).inputValue()).toBe("32");
  });
});

describe("the newest is what is shown", () => {
  it("of a flag: a list that was asked for before it was changed does not set it back", async () => {
    await open("carpets");
    const flag = page.getByRole("switch").first();
    await flag.waitFor();
    const before = await flag.getAttribute("aria-checked");
    await page.clock.install();
    await whileOnItsWay(
      "GET",
      /admin\/carpets\?/,
      async () => {
        await page.clock.fastForward(60_000);
        await page.evaluate(() => window.dispatchEvent(new Event("visibilitychange")));
      },
      async () => {
        const saved = page.waitForResponse((response) => response.request().method() === "PUT");
        await flag.click();
        await saved;
      },
    );
    await untilIdle(page);
    expect(await flag.getAttribute("aria-checked")).not.toBe(before);
  });
  it("of a stock: a second number typed while the first is saved is saved after it, and asks nothing", async () => {
    await open("carpets");
    const cell = page.locator(".stock-strip input").first();
    await cell.fill("41");
    await whileOnItsWay(
      "PUT",
      /admin\/inventory\//,
      () => cell.press("Enter"),
      async () => {
        await cell.fill("42");
        await cell.press("Enter");
      },
    );
    type Listed = [{ inventory: { inventory: number }[] }];
    const units = async () => (await api<Listed>("GET", "admin/carpets?limit=1"))[0].inventory[0]!.inventory;
    await expect.poll(units).toBe(42);
    await page.locator(".stock-strip .is-saved").first().waitFor();
    expect(await cell.inputValue()).toBe("42");
    expect(await page.getByRole("alertdialog").count()).toBe(0);
  });
  it("of two files: the other one, chosen while the first is looked at, is looked at too", async () => {
    await open("import");
    const rug = shopifyRug("5x8,1500000,3,");
    const field = page.locator(".admin-screen input[type=file]");
    const choose = (name: string, text: string) => field.setInputFiles({ name, mimeType: "text/csv", buffer: Buffer.from(text) });
    await whileOnItsWay(
      "POST",
      /admin\/import\?/,
      () => choose("vacio.csv", `${rug.split("\n")[0]!}\n`),
      () => choose("una.csv", rug),
    );
    await page.getByRole("button", { name: "Import 1 rug" }).waitFor();
  });
});

it("a button pressed twice before it is drawn as busy makes one", async () => {
  await open("reviews?edit=new");
  await page.getByLabel("Name", { exact: true }).fill("Dos Veces");
  await page.getByLabel("Comment").fill("Muy linda.");
  await clickTwice(page.getByRole("button", { name: "Save review" }));
  await seen("Review saved");
  expect(await api("GET", "admin/reviews?search=dos veces")).toHaveLength(1);
});
