import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { mp4With } from "../src/media/testing/films.ts";
import { expectAccessible } from "./expect-accessible.ts";
import { ADMIN_PASSWORD, DESKTOP, PHONE } from "./open-browser.ts";
import { shopAndBrowser } from "./shop-and-browser.ts";
import { signedIn } from "./sign-in.ts";

const { shop, browser } = await shopAndBrowser();
const { context, page, open, api, seen } = await signedIn({ shop, browser }, DESKTOP);
const endSessions = () => context.request.delete(`${shop.url}/api/admin/session?everywhere=1`);
const signInAgain = async () => {
  await seen("Your session ended. Sign in to go on where you were.");
  await page.getByLabel("Password", { exact: true }).fill(ADMIN_PASSWORD);
  await page.keyboard.press("Enter");
  await page.getByLabel("Password", { exact: true }).waitFor({ state: "detached" });
};
describe("nothing is lost", () => {
  it("when a save fails: the form, its words and the specification's alert stay", async () => {
    await open("reviews");
    await page.getByRole("link", { name: "Collections" }).first().click();
    await page.getByRole("button", { name: "New collection" }).first().click();
    await page.getByLabel("Name", { exact: true }).fill("Por guardar");
    await page.route("**/api/admin/collections", (route) =>
      route.request().method() === "POST"
        ? route.fulfill({ status: 500, json: { error: "no", code: "internal" } })
        : route.fallback(),
    );
    await page.getByRole("button", { name: "Save collection" }).click();
    await seen("Error saving collection");
    await expect.poll(() => page.getByLabel("Name", { exact: true }).inputValue()).toBe("Por guardar");
    await page.unroute("**/api/admin/collections");
  });
  it("when a drawer is closed or the page is left by a slip: it asks first", async () => {
    await page.getByRole("dialog", { name: "New collection" }).getByRole("button", { name: "Close" }).click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Go on" }).click();
    await expect.poll(() => page.getByLabel("Name", { exact: true }).inputValue()).toBe("Por guardar");
    await page.goBack();
    await page.getByRole("alertdialog").getByRole("button", { name: "Stay" }).click();
    await expect.poll(() => page.getByLabel("Name", { exact: true }).inputValue()).toBe("Por guardar");
    await page.getByRole("button", { name: "Cancel" }).click();
  });
  it("of a text that is written on while it is saved, or saved by somebody else meanwhile", async () => {
    await open("content/shipping");
    const text = page.getByRole("textbox", { name: "Text", exact: true });
    await text.press("Control+End");
    await page.keyboard.type(" Uno.");
    const address = "**/api/admin/content/shipping";
    let answer = (): void => undefined;
    const answered = new Promise<void>((done) => (answer = done));
    await page.route(address, async (route) => {
      if (route.request().method() === "PUT") await answered;
      await route.fallback();
    });
    await page.getByRole("button", { name: "Save draft" }).click();
    await text.press("Control+End");
    await page.keyboard.type(" Dos.");
    answer();
    await seen("Draft saved");
    await page.getByRole("button", { name: "Save draft" }).and(page.locator(":enabled")).waitFor();
    await page.unroute(address);
    expect(await text.innerText()).toMatch(/Uno\. Dos\.$/);
    type Saved = { draft: string; version: number };
    const { draft, version } = await api<Saved>("GET", "admin/content/shipping");
    expect(draft).toMatch(/Uno\.\n$/);
    expect(await page.getByRole("button", { name: "Restore" }).first().isDisabled()).toBe(true);

    await api("PUT", "admin/content/shipping", { draft: `${draft}\nDe otra persona.\n`, version });
    await page.getByRole("button", { name: "Save draft" }).click();
    await seen("Somebody saved this text after you opened it");
    await page.clock.install();
    await page.clock.fastForward(60_000);
    await page.evaluate(() => window.dispatchEvent(new Event("visibilitychange")));
    await seen(`Somebody saved version ${version + 1} while you were writing`);
    expect(await text.innerText()).toMatch(/Uno\. Dos\.$/);
    await page.getByRole("button", { name: "Undo", exact: true }).click();
    await text.getByText("De otra persona.").waitFor();
  });
  it("when the session ends in the middle of a discount code", async () => {
    await open("discount-codes?edit=new");
    await page.getByLabel("Code", { exact: true }).fill("MITAD50");
    await page.getByLabel("Percentage").fill("50");
    await page.getByLabel("Name", { exact: true }).fill("A mitad de camino");
    await page.getByLabel("Start date").fill("2020-01-01");
    await page.getByLabel("End date").fill("2040-01-01");
    await page.getByLabel("Todos los productos").check();
    await endSessions();
    await page.getByRole("button", { name: "Save code" }).click();
    await signInAgain();
    await expect.poll(() => page.getByLabel("Code", { exact: true }).inputValue()).toBe("MITAD50");
    await page.getByRole("button", { name: "Save code" }).click();
    await page.getByRole("row", { name: /MITAD50/ }).waitFor();
  });
  it("when the session ends in the middle of the grid, or a search hides what was changed", async () => {
    await open("carpets/grid");
    const cell = page
      .getByRole("gridcell")
      .getByRole("textbox", { name: /, \d+x\d+$/ })
      .nth(8);
    await cell.waitFor();
    const name = (await cell.getAttribute("aria-label"))!;
    await cell.fill("41");
    await page.getByLabel("Search by name").fill("zzzz");
    await seen("No carpets match");
    await endSessions();
    await page.getByRole("button", { name: "Save 1 change" }).first().click();
    await signInAgain();
    await page.getByRole("button", { name: "Save 1 change" }).first().click();
    await seen("1 change saved");
    await page.getByLabel("Search by name").fill("");
    await expect.poll(() => page.getByLabel(name, { exact: true }).first().inputValue()).toMatch(/41/);
  });
});

describe("carpets", () => {
  it("a carpet with two pictures and a film by drag and drop, the order changed by keyboard", async () => {
    await open("carpets/new");
    await page.getByLabel("Name", { exact: true }).fill("Arrastrada");
    await page.getByLabel("Collection", { exact: true }).selectOption({ index: 1 });
    const picture = async (background: string) =>
      (
        await sharp({ create: { width: 300, height: 450, channels: 3, background } })
          .jpeg()
          .toBuffer()
      ).toString("base64");
    const files = [
      { name: "uno.jpg", type: "image/jpeg", bytes: await picture("#21395b") },
      { name: "dos.jpg", type: "image/jpeg", bytes: await picture("#a88446") },
    ];
    const zone = page.locator(".picture-grid input[type=file]");
    const transfer = await page.evaluateHandle((given) => {
      const data = new DataTransfer();
      for (const { name, type, bytes } of given)
        data.items.add(new File([Uint8Array.from(atob(bytes), (c) => c.charCodeAt(0))], name, { type }));
      return data;
    }, files);
    await zone.evaluate((field, data) => {
      (field as HTMLInputElement).files = data.files;
      field.dispatchEvent(new Event("change", { bubbles: true }));
    }, transfer);
    await expect.poll(() => page.locator(".picture-grid .picture-tile:not(.picture-tile--upload)").count()).toBe(2);
    const film = { name: "sala.mp4", mimeType: "video/mp4", buffer: Buffer.from(mp4With("")) };
    await page.locator(".video-list input[type=file]").setInputFiles(film);
    await seen("Plays on the card and in the gallery.");
    const order = () =>
      page.locator(".picture-grid .picture-tile img").evaluateAll((all) => all.map((each) => each.getAttribute("src")));
    const before = await order();
    const told = (words: string) => page.getByRole("status").getByText(words, { exact: true }).waitFor({ state: "attached" });
    await page.getByRole("button", { name: "Move picture 2" }).focus();
    await page.keyboard.press("Space");
    await told("Picture 2 at place 2 of 2.");
    // The sensor hears arrows from the next timer on; a key sent by program can come before it, a finger cannot.
    await page.evaluate(() => new Promise((done) => setTimeout(done)));
    await page.keyboard.press("ArrowLeft");
    await told("Picture 2 at place 1 of 2.");
    await page.keyboard.press("Space");
    await told("Picture 2 dropped at place 1 of 2.");
    await expect.poll(order).toEqual(before.toReversed());
    await page.getByRole("button", { name: "Save carpet" }).first().click();
    await seen("Carpet saved");
    const [made] = await api<{ id: number; images: string[]; videos: string[] }[]>("GET", "admin/carpets?search=arrastrada");
    expect(made!.images).toHaveLength(2);
    expect(made!.videos).toEqual([expect.stringMatching(/\.mp4$/)]);
    // The model is made again from the cover.
    await page.getByRole("button", { name: /from the cover$/ }).click();
    await seen("3D model made from the cover");
    await seen(/^Ready, made/);
    await api("DELETE", `admin/carpets/${made!.id}`);
  });
  it("many cells at once with the mouse, the keys and the foot bar, and all of it taken back", async () => {
    await open("carpets/grid");
    const cells = page.getByRole("gridcell").getByRole("textbox", { name: /, 5x8$/ });
    await cells.nth(1).click();
    await cells.nth(3).click({ modifiers: ["Shift"] });
    await page.getByText("3 cells").waitFor();
    await page.getByRole("button", { name: "Add", exact: true }).click();
    await page.getByLabel("Amount").fill("+4");
    await page.getByRole("button", { name: "Apply" }).click();
    await page.getByRole("button", { name: "Save 3 changes" }).first().waitFor();
    await page.getByRole("button", { name: "Undo" }).click();
    await seen("No changes");
    await cells.nth(1).click();
    // Both keys before the next frame, as on a busy machine: the cell that was left does not take the focus back.
    await page.evaluate(async () => {
      const key = { key: "ArrowDown", shiftKey: true, bubbles: true, cancelable: true };
      for (let pressed = 0; pressed < 2; pressed++) {
        document.activeElement!.dispatchEvent(new KeyboardEvent("keydown", key));
        await Promise.resolve(); // React draws
      }
      for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame);
    });
    await page.getByText("3 cells").waitFor();
    // Another sheet has other rugs at those places.
    await page.getByLabel("Search by name").fill("al");
    await page.getByText("0 cells").waitFor();
  });
});

describe("on a phone", () => {
  it("filters open as a sheet from below", async () => {
    const { context: own, page: screen } = await signedIn({ shop, browser }, { ...PHONE, reducedMotion: "reduce" });
    await screen.goto(`${shop.url}/admin/carpets`);
    await screen.getByRole("table", { name: "Carpets" }).waitFor();
    await screen.getByRole("button", { name: "Filters" }).click();
    const sheet = screen.getByRole("dialog", { name: "Filters" });
    await sheet.getByRole("button", { name: /^Azul/ }).waitFor();
    // All before anything is drawn, as on a busy phone: each adds to the others.
    await sheet.evaluate((element) => {
      for (const color of ["Azul", "Beige", "Blanco"])
        [...element.querySelectorAll("button")].find((each) => each.textContent.startsWith(color))!.click();
    });
    await sheet.getByLabel("Collection").selectOption({ index: 2 });
    await expect.poll(() => new URL(screen.url()).searchParams.get("colors")).toBe("Azul,Beige,Blanco");
    await expectAccessible(screen);
    await sheet.getByRole("button", { name: /^Show \d+ carpets?$/ }).click();
    await screen.getByRole("button", { name: "Filters, 2 set" }).click();
    await sheet.getByRole("button", { name: "Clear all" }).click();
    await expect.poll(() => new URL(screen.url()).search).toBe("");
    await own.close();
  });
  it("the grid shows one size at a time and saves from its bar", async () => {
    const { context: own, page: screen } = await signedIn({ shop, browser }, { ...PHONE, reducedMotion: "reduce" });
    await screen.goto(`${shop.url}/admin/carpets/grid`);
    await screen
      .getByRole("button", { name: /, one more$/ })
      .first()
      .click();
    await screen.getByRole("button", { name: "Save 1 change" }).last().click();
    await screen.getByText("1 change saved").first().waitFor();
    await screen.getByRole("button", { name: "Words" }).click();
    await screen
      .getByLabel(/, tags$/)
      .last()
      .waitFor();
    await expectAccessible(screen);
    await own.close();
  });
});
