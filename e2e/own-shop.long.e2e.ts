import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Browser, BrowserContext, BrowserContextOptions, Page } from "playwright-core";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { expectAccessible } from "./expect-accessible.ts";
import { ADMIN_PASSWORD, DESKTOP, openBrowser, PHONE, type Shop, startShop } from "./open-browser.ts";

const picture = (color: string) =>
  sharp({ create: { width: 900, height: 1400, channels: 3, background: color } })
    .jpeg()
    .toBuffer();
const LOGO = `<svg xmlns="http://www.w3.org/2000/svg" width="200" height="80"><script>alert(1)</script><rect width="200" height="80" fill="#1d3a5f"/></svg>`;

/** What the visitor's browser remembers of an earlier visit. */
const FORM = {
  name: "Mariana Restrepo",
  email: "mariana@correo.example",
  phone: "310 555 0142",
  documentType: "CC",
  idNumber: "1020304050",
  state: "Cundinamarca",
  city: "Chía",
  address: "Carrera 9 # 14-32, torre 2, apto 501",
  zipCode: "250001",
};

/** From an empty shop to a first paid order, in the browser alone: no file is edited, no call is made beside the screens. */
describe.each([
  ["a desk", DESKTOP],
  ["a phone", PHONE],
] as const)("an owner with %s", (_name, how: BrowserContextOptions) => {
  const folder = mkdtempSync(join(tmpdir(), "telar-own-"));
  let shop: Shop;
  let browser: Browser;
  let owner: BrowserContext;
  let page: Page;
  beforeAll(async () => {
    [shop, browser] = await Promise.all([startShop({ DATA_DIR: join(folder, "data"), SEED: "none" }), openBrowser()]);
    // A passkey belongs to a name: the browser makes none for a bare number.
    shop.url = shop.url.replace("127.0.0.1", "localhost");
    owner = await browser.newContext(how);
    page = await owner.newPage();
    page.setDefaultTimeout(30_000);
  });
  afterAll(async () => {
    await browser.close();
    await shop.stop();
    rmSync(folder, { recursive: true, force: true });
  });

  const open = (path: string) => page.goto(`${shop.url}/admin${path}`);
  const said = (words: string | RegExp) => page.getByText(words).first().waitFor();
  const section = (name: string) => page.locator(`#${name}`);
  const saveSection = async (name: string) => {
    await section(name).getByRole("button", { name: "Save", exact: true }).click();
    await section(name).getByText("not saved").waitFor({ state: "detached" });
  };
  const visitor = async (path: string): Promise<Page> => {
    const context = await browser.newContext(how);
    await context.addInitScript((form) => localStorage.setItem("checkout_form", form), JSON.stringify(FORM));
    const seen = await context.newPage();
    seen.setDefaultTimeout(30_000);
    await seen.goto(`${shop.url}${path}`);
    return seen;
  };

  it("signs in, and from then on by passkey", async () => {
    await open("");
    await page.getByLabel("Password", { exact: true }).fill(ADMIN_PASSWORD);
    await page.keyboard.press("Enter");
    await page.getByRole("heading", { name: "First steps" }).waitFor();
    await expectAccessible(page);
    const devtools = await owner.newCDPSession(page);
    await devtools.send("WebAuthn.enable");
    await devtools.send("WebAuthn.addVirtualAuthenticator", {
      options: {
        protocol: "ctap2",
        transport: "internal",
        hasResidentKey: true,
        hasUserVerification: true,
        isUserVerified: true,
        automaticPresenceSimulation: true,
      },
    });
    await open("/account");
    await page.getByRole("button", { name: "Add a passkey" }).click();
    await said("Passkey added");
    await owner.clearCookies();
    await open("");
    await page.getByRole("button", { name: "Use a passkey" }).click();
    await page.getByRole("heading", { name: "First steps" }).waitFor();
    // The other way in can be closed now.
    await open("/account");
    await page.getByRole("switch", { name: "Sign in by the owner's password alone" }).click();
    await said("It opens nothing any more");
    const refused = await browser.newContext();
    const answer = await refused.request.post(`${shop.url}/api/admin/session`, { data: { password: ADMIN_PASSWORD } });
    expect(answer.status()).toBe(401);
  });

  it("names it, says where and when, and how people pay", async () => {
    await open("/settings");
    await section("shop").getByLabel("Name", { exact: true }).fill("Zafiro Textil");
    await section("shop").getByLabel("Line", { exact: true }).fill("Tapices del Norte");
    await section("shop").getByLabel("Accent colour").fill("#1d3a5f");
    await section("shop")
      .locator("input[type=file]")
      .setInputFiles({ name: "logo.svg", mimeType: "image/svg+xml", buffer: Buffer.from(LOGO) });
    await section("shop").getByRole("img", { name: "As a shared link shows it" }).waitFor();
    await saveSection("shop");
    await section("contact").getByLabel("Store address").fill("Avenida Imaginaria 7");
    await section("contact").getByLabel("City").fill("Leticia");
    await section("contact").getByLabel("Phone", { exact: true }).fill("601 555 0100");
    await section("contact").getByLabel("E-mail").fill("hola@zafiro.example");
    await saveSection("contact");
    await section("hours").getByRole("switch", { name: "Hours, monday open" }).click();
    await section("hours").getByLabel("Hours, monday from").fill("07:15");
    await saveSection("hours");
    await section("selling").getByLabel("Returns", { exact: true }).fill("21");
    await saveSection("selling");
    await section("mail").getByRole("button", { name: "Send a test letter" }).click();
    await said(/Sent to/);
  });

  it("is closed to visitors, who read that it opens soon", async () => {
    const seen = await visitor("/catalog");
    await seen.getByRole("heading", { name: "Muy pronto" }).waitFor();
    await expectAccessible(seen);
    await seen.context().close();
  });

  it("adds a collection and a rug", async () => {
    await open("/collections");
    await page.getByRole("button", { name: "New collection" }).filter({ visible: true }).first().click();
    await page.getByLabel("Name", { exact: true }).fill("Norte");
    await page.getByLabel("Price of size 1, pesos").fill("1.990.000");
    await page.getByRole("button", { name: "Save collection" }).click();
    await said("Collection saved");
    await open("/carpets/new");
    await page.getByLabel("Name", { exact: true }).fill("Aurora");
    await page.getByLabel("Collection", { exact: true }).selectOption({ index: 1 });
    await page
      .locator(".picture-grid input[type=file]")
      .setInputFiles({ name: "aurora.jpg", mimeType: "image/jpeg", buffer: await picture("#7a2f2b") });
    await said("Cover");
    await page.getByRole("button", { name: "One 5x8 more" }).click();
    await page.getByRole("button", { name: "Save carpet" }).filter({ visible: true }).first().click();
    await said("Carpet saved");
    await page.getByRole("button", { name: "Publish" }).filter({ visible: true }).first().click();
    await page.getByText("Live", { exact: true }).first().waitFor();
  });

  it("writes the hero and publishes it", async () => {
    await open("/content/home");
    await page.getByRole("button", { name: "Add slide" }).click();
    await page.getByLabel("Title", { exact: true }).last().fill("Hilos de {{city}}");
    await page.getByRole("button", { name: "Choose Wide picture" }).last().click();
    await page
      .getByRole("dialog")
      .locator("input[type=file]")
      .setInputFiles({ name: "hero.jpg", mimeType: "image/jpeg", buffer: await picture("#2f4d3a") });
    await page.getByRole("dialog").waitFor({ state: "detached" });
    await page.getByRole("button", { name: /^Move Hilos .* up$/ }).click();
    await page.getByRole("button", { name: "Save draft" }).click();
    await said("Draft saved");
    await page.frameLocator("iframe").getByRole("heading", { name: "Hilos de Leticia" }).waitFor();
    // Without the page in the preview, whose landmarks are its own.
    await expectAccessible(page, ".content-layout > div");
    await page.getByRole("button", { name: "Publish", exact: true }).click();
    await said("Published");
  });

  it("opens it, and a visitor buys the rug and pays", async () => {
    await open("");
    await page.getByRole("button", { name: "Open", exact: true }).click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Open the shop" }).click();
    await said("The shop is open");
    const seen = await visitor("/");
    await seen.getByRole("heading", { name: "Hilos de Leticia" }).waitFor();
    expect(await seen.title()).toBe("Tapices del Norte");
    expect(await seen.locator("html").getAttribute("style")).toContain("#1d3a5f");
    const html = await seen.content();
    expect(html).toContain("Avenida Imaginaria 7");
    expect(html).toContain("7:15");
    expect(html).not.toMatch(/Casa Anatolia|ARTEMISA|Belora/);
    const [rug] = (await (await fetch(`${shop.url}/api/rugs`)).json()) as { id: number }[];
    await seen.goto(`${shop.url}/product/${rug!.id}`);
    await seen
      .getByRole("button", { name: /Comprar ahora/ })
      .filter({ visible: true })
      .first()
      .click();
    await seen.locator(`#name[value="${FORM.name}"]`).waitFor();
    for (const id of ["terms", "privacy"]) await seen.locator(`#${id}`).check();
    await seen
      .getByRole("button", { name: /^Continuar/ })
      .filter({ visible: true })
      .click();
    const link = seen.getByRole("link", { name: /Pagar en Bold/ });
    await link.waitFor();
    const [bank] = await Promise.all([seen.context().waitForEvent("page"), link.click()]);
    await bank.getByRole("button", { name: "Aprobar el pago" }).click();
    await seen.getByRole("heading", { name: "Gracias, Mariana." }).waitFor();
    await seen.context().close();
    await open("/orders");
    await said("Mariana Restrepo");
  });
});
