import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { DESKTOP } from "./open-browser.ts";
import { plainJpeg } from "./plain-jpeg.ts";
import { shopAndBrowser } from "./shop-and-browser.ts";
import { signedIn } from "./sign-in.ts";

type Rug = { id: number; sizes: { size: string; inventory: number }[] };

const { page, open, api, seen } = await signedIn(await shopAndBrowser(), DESKTOP);

describe("collections", () => {
  const collections = () => api<{ id: number; name: string }[]>("GET", "admin/collections");
  it("adds one with the default sizes, changes it and deletes it after a question", async () => {
    await open("collections");
    await page.getByRole("button", { name: "New collection" }).click();
    await page.getByLabel("Name", { exact: true }).fill("Prueba");
    await expect.poll(() => page.getByLabel("Size 4", { exact: true }).inputValue()).toBe("9x12");
    await page.getByLabel("Price of size 1, pesos").fill("1.990.000");
    // The picture is waited for: a save before it has come would leave it out.
    const { promise: held, resolve: letGo } = Promise.withResolvers<void>();
    await page.route("**/api/admin/upload?*", (route) => held.then(() => route.continue()));
    const file = { name: "foto.jpg", mimeType: "image/jpeg", buffer: await plainJpeg("#21395b") };
    await page.getByLabel("Upload", { exact: true }).setInputFiles(file);
    await page.getByRole("button", { name: "Uploading…" }).waitFor();
    letGo();
    await page.getByRole("button", { name: "Save collection" }).click();
    await seen("Collection saved");
    const row = page.getByRole("row", { name: /Prueba/ });
    await row.getByText(/1\.990\.000/).waitFor();
    // What a colleague changed while the form stood open is not undone.
    await row.getByRole("button", { name: "Edit Prueba" }).click();
    await page.getByLabel("Description").waitFor();
    const one = (await collections()).find(({ name }) => name === "Prueba")!;
    await api("PUT", `admin/collections/${one.id}`, { sizes: [{ size: "5x8", price: 250_000_000 }] });
    await page.getByLabel("Description").fill("Con otra letra");
    await page.getByRole("button", { name: "Save collection" }).click();
    await row.getByText(/2\.500\.000/).waitFor();
    await row.getByText("Con otra letra").waitFor();
    await row.getByRole("button", { name: "Delete Prueba" }).click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Delete collection" }).click();
    await row.waitFor({ state: "detached" });
  });
  it("keeps one that has rugs and says so", async () => {
    const [first] = await collections();
    await page.getByRole("button", { name: `Delete ${first!.name}` }).click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Delete collection" }).click();
    await seen("Error deleting collection");
    await page.getByRole("row", { name: new RegExp(first!.name) }).waitFor();
  });
});

describe("orders, codes, reviews, media", () => {
  it("shows an order, changes its status and opens it beside the list", async () => {
    const rugs = await api<Rug[]>("GET", "rugs");
    const rug = rugs.find((each) => each.sizes.some(({ inventory }) => inventory > 0))!;
    const size = rug.sizes.find(({ inventory }) => inventory > 0)!.size;
    const { orderNumber } = await api<{ orderNumber: string }>("POST", "orders", {
      customer: { name: "Camila Herrera", email: "camila@correo.co", phone: "3105550142" },
      shipping: { address: "Carrera 11 # 93-47", city: "Bogotá", state: "Bogotá D.C." },
      items: [{ carpetId: rug.id, size, quantity: 1 }],
      paymentMethod: "COD",
    });
    await open("orders?payment_method=COD");
    await page.getByRole("combobox", { name: `Status of ${orderNumber}` }).click();
    await page.getByRole("option", { name: "Shipped" }).click();
    await seen(`${orderNumber} is shipped`);
    await page.getByRole("link", { name: orderNumber, exact: true }).click();
    const drawer = page.getByRole("dialog", { name: orderNumber });
    await drawer.getByText("camila@correo.co", { exact: true }).waitFor();
    await drawer.getByRole("link", { name: "Certificate" }).click();
    await seen("Certificado de autenticidad");
    await page.goBack();
    await drawer.waitFor();
    // It hears keys from when it has the focus.
    await page.locator(".admin-drawer:focus-within").waitFor();
    await page.keyboard.press("Escape");
    await drawer.waitFor({ state: "detached" });
    await expect.poll(() => page.url()).toMatch(/\/admin\/orders\?payment_method=COD$/);
  });

  it("asks for every field of a discount code in the specification's words, then keeps it", async () => {
    await open("discount-codes");
    await page.getByRole("button", { name: "New code" }).first().click();
    await page.getByRole("button", { name: "Save code" }).click();
    for (const sentence of [
      "Código es requerido",
      "Nombre es requerido",
      "Porcentaje debe ser entre 1 y 100",
      "Fecha de inicio es requerida",
      "Fecha de fin es requerida",
      'Selecciona etiquetas o marca "Todos los productos"',
    ])
      await seen(sentence);
    await page.getByLabel("Code", { exact: true }).fill("LANA12");
    await page.getByText("Código es requerido").waitFor({ state: "detached" });
    await page.getByLabel("Percentage").fill("12.5");
    await page.getByLabel("Name", { exact: true }).fill("Lana de temporada");
    await page.getByLabel("Start date").fill("2020-01-01");
    await page.getByLabel("End date").fill("2040-01-01");
    for (const tag of ["Premium", "Sutil", "Oscuro"]) await page.getByRole("button", { name: tag, exact: true }).click();
    await page.getByRole("button", { name: "Save code" }).click();
    const row = page.getByRole("row", { name: /LANA12/ });
    await row.getByText("Activo").waitFor();
    await row.getByText("12,5%").waitFor();
    await row.getByText("+1 más").click();
    await page.getByRole("dialog", { name: "Tags of LANA12" }).getByText("Oscuro").waitFor();
  });

  it("adds and deletes a review", async () => {
    await open("reviews?edit=new");
    await page.getByLabel("Name", { exact: true }).fill("Carolina de prueba");
    await page.getByLabel("Comment").fill("Hermosa");
    await page.getByRole("button", { name: "Save review" }).click();
    await page.getByRole("button", { name: "Delete the review of Carolina de prueba" }).click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Delete review" }).click();
    await seen("Review deleted");
    // A page beyond the end is the last one, not an empty list.
    await open("reviews?page=99");
    await page.getByRole("table", { name: "Reviews" }).waitFor();
  });

  it("uploads to the library, refuses a page in disguise, deletes what nothing uses", async () => {
    await open("media");
    const picture = await sharp({ create: { width: 80, height: 80, channels: 3, background: "#a88446" } })
      .png()
      .toBuffer();
    const field = page.locator(".admin-screen__head input[type=file]");
    await field.setInputFiles([
      { name: "dorado.png", mimeType: "image/png", buffer: picture },
      { name: "disfraz.png", mimeType: "image/png", buffer: Buffer.from("<!doctype html><script>alert(1)</script>") },
    ]);
    await seen(/Upload failed: disfraz\.png is not a JPG/);
    // The file itself, not the button that calls its upload off.
    await page.getByRole("button", { name: /^dorado\.png/ }).click();
    await page.getByRole("button", { name: "Delete file" }).click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Delete file" }).click();
    await seen("File deleted");
  });
});
