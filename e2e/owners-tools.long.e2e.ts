import { describe, expect, it } from "vitest";
import { expectAccessible } from "./expect-accessible.ts";
import { DESKTOP, PHONE } from "./open-browser.ts";
import { shopAndBrowser } from "./shop-and-browser.ts";
import { signedIn } from "./sign-in.ts";

const { shop, browser } = await shopAndBrowser();

describe.each([
  ["a desk", DESKTOP],
  ["a phone", PHONE],
] as const)("an owner with %s", (name, device) => {
  it("writes a text with the editor's buttons, sees how it reads, and takes back what was pressed", async () => {
    const { page } = await signedIn({ shop, browser }, device);
    await page.goto(`${shop.url}/admin/content/terms`);
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
});
