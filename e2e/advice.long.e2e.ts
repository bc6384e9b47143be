import { describe, expect, it } from "vitest";
import { chooseSize, roomTool } from "./lay-in-room.ts";
import { DESKTOP, PHONE } from "./open-browser.ts";

const { photo, openTool } = await roomTool();

describe.each([
  ["a desktop", DESKTOP],
  ["a phone", PHONE],
])("on %s", (_name, device) => {
  it("a photo chooses six rugs; one of them, in another size, goes to the cart", { timeout: 240_000 }, async () => {
    const page = await openTool(device);
    await page.getByRole("checkbox").check();
    await page.locator('input[type="file"]').first().setInputFiles(photo);
    await page.locator("[data-painted]").first().waitFor({ timeout: 180_000 });

    await page.getByRole("tab", { name: "¿Cuál le va" }).click();
    await expect.poll(() => page.locator(".six > li[data-painted]").count(), { timeout: 60_000 }).toBe(6);
    const reasons = await page.locator(".six > li > p").allTextContents();
    for (const why of reasons) expect(why).toMatch(/^Tu piso es .+ y tus muebles .+: el .+; \d+x\d+ .+\.$/);

    await page.getByRole("button", { name: "Menos de 4 millones" }).click();
    const prices = async () =>
      (await page.locator(".six .num").allTextContents()).map((price) => Number(price.replaceAll(/\D/g, "")));
    await expect.poll(async () => Math.max(...(await prices()))).toBeLessThanOrEqual(4_000_000);

    const first = page.locator(".six > li").first();
    const name = (await first.getByRole("heading").textContent())!;
    await first.getByRole("button", { name: `Ver ${name}` }).click();
    await page.getByRole("heading", { level: 1, name: `${name} en tu sala` }).waitFor();
    const sizes = page.getByRole("dialog").locator(".szs").filter({ visible: true }).first();
    const other = (await sizes.locator("input:not(:checked)").first().getAttribute("value"))!;
    await chooseSize(page, other);
    await page
      .getByRole("dialog")
      .getByRole("button", { name: /Agregar al carrito/ })
      .filter({ visible: true })
      .first()
      .click();
    const cart = () => page.evaluate(() => JSON.parse(localStorage.getItem("cart_state") ?? "{}") as object);
    await expect.poll(cart).toMatchObject({ items: [{ rug: { name }, selectedSize: other }] });
  });
});
