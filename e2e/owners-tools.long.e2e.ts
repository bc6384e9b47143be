import { describe, expect, it } from "vitest";
import type { Rug } from "../src/catalog/contract.ts";
import { expectAccessible } from "./expect-accessible.ts";
import { DESKTOP, PHONE } from "./open-browser.ts";
import { shopAndBrowser } from "./shop-and-browser.ts";
import { signedIn } from "./sign-in.ts";

const { shop, browser } = await shopAndBrowser();

describe.each([
  ["a desk", DESKTOP],
  ["a phone", PHONE],
] as const)("an owner with %s", (name, device) => {
  it("writes a text in Markdown with the editor's buttons, sees how it reads, and takes back what was pressed", async () => {
    const { page } = await signedIn({ shop, browser }, device);
    await page.goto(`${shop.url}/admin/content/terms`);
    await page.getByRole("toolbar").getByRole("button", { name: "Markdown" }).click();
    const text = page.getByLabel("Text, in Markdown");
    await text.fill("# Condiciones\n\nTodo claro.\n\nEnvíos");
    await text.evaluate((area: HTMLTextAreaElement) => area.setSelectionRange(17, 21));
    await page.getByRole("toolbar").getByRole("button", { name: "Bold" }).click();
    await expect.poll(() => text.inputValue()).toBe("# Condiciones\n\nTo**do c**laro.\n\nEnvíos");
    await text.press("Control+z");
    await expect.poll(() => text.inputValue()).toBe("# Condiciones\n\nTodo claro.\n\nEnvíos");
    await text.press("Control+End");
    await page.getByRole("toolbar").getByRole("button", { name: "Section" }).click();
    await expect.poll(() => text.inputValue()).toBe("# Condiciones\n\nTodo claro.\n\n## Envíos");
    await text.press("Control+End");
    await text.press("Enter");
    await text.press("Enter");
    await page.getByLabel("Fact from the settings").selectOption("shop_name");
    await expect.poll(() => text.inputValue()).toMatch(/## Envíos\n\n\{\{shop_name\}\}$/);
    await page.getByRole("button", { name: "How it reads" }).click();
    const reads = page.getByRole("region", { name: "How it reads" });
    await reads.getByRole("heading", { name: "Envíos" }).waitFor();
    await reads.getByText("Casa Anatolia").waitFor();
    await expectAccessible(page, ".markdown-field");
  });

  it("tries the payments and adds a colour, which shoppers then see", async () => {
    const { page } = await signedIn({ shop, browser }, device);
    await page.goto(`${shop.url}/admin/settings`);
    await page.getByRole("button", { name: "Make a test payment" }).click();
    await page.getByText("Payment: works").waitFor();
    await page.getByText("Notification: works").waitFor();
    const color = name === "a desk" ? "Verde Oliva" : "Terracota";
    const words = page.locator("#vocabulary");
    await words.getByRole("button", { name: "Add a colour" }).click();
    await words
      .getByLabel(/^Colour \d+: name$/)
      .last()
      .fill(color);
    await words.getByRole("button", { name: "Save", exact: true }).click();
    await words.getByText("not saved").waitFor({ state: "detached" });
    await expectAccessible(page, "#vocabulary");
    await expectAccessible(page, "#payments");
    const styles = await (await page.request.get(`${shop.url}/catalog`)).text();
    expect(styles).toContain(`.sw--${color.toLowerCase().replace(" ", "-")}{--c:#888888}`);
  });

  it("renames a size, which an old cart, an old address and the catalogue then show by its new name", async () => {
    const { page } = await signedIn({ shop, browser }, device);
    const [from, to] = name === "a desk" ? ["6x9", "Sala mediana"] : ["Sala mediana", "6x9"];
    const rugs = (await (await page.request.get(`${shop.url}/api/rugs?size=${from}`)).json()) as Rug[];
    const rug = rugs.find(({ sizes }) => sizes.some(({ size, inventory }) => size === from && inventory > 0))!;
    await page.goto(`${shop.url}/product/${rug.id}/x?size=${from}`);
    await page.getByRole("button", { name: "Agregar al carrito" }).filter({ visible: true }).first().click();
    await expect.poll(() => page.evaluate(() => localStorage.getItem("cart_state"))).toContain(`"selectedSize":"${from}"`);
    await page.goto(`${shop.url}/admin/settings`);
    const words = page.locator("#vocabulary");
    await words.getByLabel("Rename everywhere").selectOption(`sizes:${from}`);
    await words.getByLabel("New name").fill(to);
    await words.getByRole("button", { name: "Rename", exact: true }).click();
    await page.getByText(/^Renamed on \d+ rugs?$/).waitFor();
    await expectAccessible(page, "#vocabulary");
    await page.goto(`${shop.url}/product/${rug.id}/x?size=${from}`);
    await page.getByRole("radio", { name: new RegExp(to), checked: true }).waitFor({ state: "attached" });
    await page.goto(`${shop.url}/cart`);
    await page.getByRole("listitem", { name: `${rug.name}, ${to}` }).waitFor();
    await page.goto(`${shop.url}/catalog?size=${from}`);
    await page.getByText(to).first().waitFor({ state: "attached" });
  });
});
