import type { BrowserContext, BrowserContextOptions, Page } from "playwright-core";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { mp4With } from "../src/media/testing/films.ts";
import { addDays, bogotaDate, mondayOf } from "../src/platform/bogota-time.ts";
import { orderForm } from "../src/testing/buy.ts";
import { expectAccessible } from "./expect-accessible.ts";
import { ADMIN_PASSWORD, DESKTOP, PHONE } from "./open-browser.ts";
import { shopAndBrowser } from "./shop-and-browser.ts";
import { walkTo } from "./visit.ts";

const { shop, browser } = await shopAndBrowser();
let context: BrowserContext;
let page: Page;
const enter = async (options: BrowserContextOptions) => {
  const own = await browser.newContext(options);
  await own.request.post(`${shop.url}/api/admin/session`, { data: { password: ADMIN_PASSWORD } });
  const screen = await own.newPage();
  screen.setDefaultTimeout(30_000);
  return { own, screen };
};
beforeAll(async () => {
  ({ own: context, screen: page } = await enter(DESKTOP));
}, 300_000);

const open = (path: string) => page.goto(`${shop.url}/admin/${path}`);
const api = async <T>(method: string, path: string, data?: unknown): Promise<T> =>
  (await (await context.request.fetch(`${shop.url}/api/${path}`, { method, data })).json()) as T;
const seen = (text: string | RegExp) => page.getByText(text).first().waitFor();
const endSessions = () => context.request.delete(`${shop.url}/api/admin/session?everywhere=1`);
const signInAgain = async () => {
  await seen("Your session ended. Sign in to go on where you were.");
  await page.getByLabel("Password", { exact: true }).fill(ADMIN_PASSWORD);
  await page.keyboard.press("Enter");
  await page.getByLabel("Password", { exact: true }).waitFor({ state: "detached" });
};
describe("showroom", () => {
  // Far enough ahead that the demo has booked nothing there.
  const tuesday = addDays(mondayOf(bogotaDate(new Date())), 57);
  const slot = (time: string) => page.locator(`[data-cell="${tuesday} ${time}"]`);
  it("blocks free slots by keyboard, opens one again, and shoppers see it", async () => {
    const free = async () =>
      (await api<{ availableSlots: string[] }>("GET", `showroom/available-slots/${tuesday}`)).availableSlots;
    await open(`showroom?day=${tuesday}`);
    await slot("09:00").focus();
    await page.keyboard.press("Shift+ArrowDown");
    await page.keyboard.press("Shift+ArrowDown");
    await page.getByRole("button", { name: "Block slots" }).click();
    await seen("3 slots blocked");
    expect(await free()).not.toContain("10:00");
    await page.locator(`[data-cell="${tuesday} 10:00"][aria-label*="blocked"]`).click();
    await seen("1 open again");
    expect(await free()).toContain("10:00");
    expect(await free()).not.toContain("09:00");
    await expectAccessible(page);
    // A step goes from the week asked for last, also before it is shown.
    await page.evaluate(() => {
      for (const name of ["Next week", "Next week", "Previous week", "Previous week"])
        document.querySelector<HTMLElement>(`[aria-label="${name}"]`)!.click();
    });
    await slot("09:00").waitFor();
    expect(page.url()).toContain(`day=${tuesday}`);
    // Any day of the week can be printed.
    await page.evaluate(
      () => (window.print = () => (document.body.dataset.printed = document.querySelector(".day-list h1")!.textContent)),
    );
    await page.getByRole("button", { name: "Print the day" }).click();
    await page.getByRole("menuitem", { name: /^Wednesday/ }).click();
    expect(await page.locator("body").getAttribute("data-printed")).toContain("visits of Wednesday");
    // On paper there is the day and nothing else.
    await page.emulateMedia({ media: "print" });
    expect(await page.locator("body").innerText()).toMatch(/^[^\n]+: visits of [^\n]+\s+No visits\.\s*$/);
    await page.emulateMedia({ media: "screen" });
    // Another week can be entered with the keyboard too.
    await page.getByRole("button", { name: "Next week" }).click();
    await page.locator('[data-cell][tabindex="0"]').waitFor();
    await page.getByRole("button", { name: "Previous week" }).click();
  });
  it("edits a visit: asks for name and phone, saves, then deletes after a question", async () => {
    const { id } = await api<{ id: number }>("POST", "showroom/reservations", {
      reservation_date: tuesday,
      time_slot: "14:00",
      customer_name: "Mariana Restrepo",
      customer_phone: "310 555 0142",
    });
    await page.reload();
    await slot("14:00").click();
    const dialog = page.getByRole("dialog", { name: "Mariana Restrepo" });
    await dialog.getByLabel("Phone").fill(" ");
    await dialog.getByRole("button", { name: "Save", exact: true }).click();
    await dialog.getByText("Phone is required").waitFor();
    await expectAccessible(page);
    await dialog.getByLabel("Phone").fill("318 555 0133");
    await dialog.getByText("Completed").click();
    await page.keyboard.press("Escape");
    await page.getByRole("alertdialog").getByRole("button", { name: "Go on" }).click();
    // What a colleague changed while the form stood open is not undone.
    await api("PUT", `admin/showroom/reservations/${id}`, { notes: "Trae a su madre" });
    await dialog.getByRole("button", { name: "Save", exact: true }).click();
    await seen("Reservation saved");
    const week = `admin/showroom/reservations?week_start=${tuesday}&week_end=${tuesday}`;
    const visits = await api<{ id: number; notes: string; customer_phone: string }[]>("GET", week);
    expect(visits.find((each) => each.id === id)).toMatchObject({ notes: "Trae a su madre", customer_phone: "318 555 0133" });
    await page.getByRole("button", { name: /^Completed/ }).click();
    await expect.poll(() => slot("14:00").getAttribute("aria-label")).toContain("Mariana Restrepo Completed");
    await slot("14:00").click();
    await page.getByRole("button", { name: "Delete reservation" }).click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Delete reservation" }).click();
    await seen("Reservation deleted");
    await expect.poll(() => slot("14:00").getAttribute("aria-label")).toContain("free");
  });
});

it("messages: reads one, answers it, keeps a note, sets spam aside, deletes after a question", async () => {
  const write = (name: string) =>
    api<{ number: string }>("POST", "contact", {
      name,
      email: "carolina@correo.co",
      subject: "order",
      message: "¿Cuándo llega mi alfombra?",
    });
  const { number } = await write("Carolina Méndez");
  await write("Una máquina");
  await open("messages");
  const card = page.getByRole("listitem").filter({ hasText: number });
  await card.getByText("¿Cuándo llega mi alfombra?").waitFor();
  await expectAccessible(page);
  await card.getByLabel("Note for staff").fill("Sale el martes");
  await card.getByLabel("Note for staff").blur();
  await card.getByRole("button", { name: "Mark answered" }).click();
  await card.getByText(/^Answered/).waitFor();
  const [kept] = await api<{ id: number; status: string; staff_note: string }[]>(
    "GET",
    `admin/messages?search=${number}&status=all`,
  );
  expect(kept).toMatchObject({ status: "answered", staff_note: "Sale el martes" });
  // A colleague's note comes in, and looking at it does not put the old one back.
  await api("PUT", `admin/messages/${kept!.id}`, { staff_note: "Salió el lunes" });
  await card.getByRole("button", { name: "Mark new" }).click();
  await expect.poll(() => card.getByLabel("Note for staff").inputValue()).toBe("Salió el lunes");
  await page.getByRole("listitem").filter({ hasText: "Una máquina" }).getByRole("button", { name: "Spam" }).click();
  await page.getByRole("button", { name: "Spam", exact: true }).first().click();
  await page.getByRole("button", { name: "Delete the message of Una máquina" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Delete message" }).click();
  await seen("No messages match");
});

const buyByBold = async () => {
  const rugs = await api<{ id: number; sizes: { size: string; inventory: number }[] }[]>("GET", "rugs");
  const rug = rugs.find(({ sizes }) => sizes.some(({ inventory }) => inventory > 2))!;
  const { size } = rug.sizes.find(({ inventory }) => inventory > 2)!;
  return api<{ _id: string; orderNumber: string }>("POST", "orders", {
    customer: { name: "Natalia Quintero", email: "natalia@correo.co", phone: "3105550177" },
    shipping: { address: "Carrera 11 # 93-47", city: "Bogotá", state: "Bogotá D.C." },
    items: [{ carpetId: rug.id, size, quantity: 1 }],
    paymentMethod: "Bold",
  });
};

describe("orders", () => {
  it("asks before what is not paid leaves, and takes the status back before its e-mail goes out", async () => {
    const { orderNumber } = await buyByBold();
    await open(`orders/${orderNumber}`);
    const focused = () => page.evaluate(() => document.activeElement?.ariaLabel ?? document.activeElement?.textContent);
    await page
      .getByRole("dialog", { name: orderNumber })
      .getByRole("combobox", { name: `Status of ${orderNumber}` })
      .click();
    const shipped = page.getByRole("option", { name: "Shipped" });
    await shipped.getByText("This sends an e-mail to natalia@correo.co").waitFor();
    await shipped.click();
    const question = page.getByRole("alertdialog");
    await question.getByText(/^This order is not paid: .+ by Bold has not arrived\./).waitFor();
    await expectAccessible(page);
    await page.keyboard.press("Escape");
    await expect.poll(focused).toBe(`Status of ${orderNumber}`);
    await page.keyboard.press("Enter");
    await shipped.click();
    await question.getByRole("button", { name: "Set to shipped all the same" }).click();
    await page.getByRole("button", { name: "Set back from shipped" }).click();
    await page.getByText(`${orderNumber} is pending again. No e-mail was sent`).first().waitFor();
    expect(await page.getByRole("button", { name: "Take back" }).count()).toBe(0);
    await api("POST", `orders/cancel/${orderNumber}`);
  });
  it("a payment that came late waits at the top until somebody decides", async () => {
    const order = await buyByBold();
    const { paymentUrl } = await api<{ paymentUrl: string }>("POST", "payments/bold/process", { orderId: order._id });
    await api("POST", `orders/cancel/${order.orderNumber}`);
    const bank = await context.newPage();
    await bank.goto(paymentUrl);
    await bank.getByRole("button", { name: "Aprobar el pago" }).click();
    await expect.poll(async () => (await api<unknown[]>("GET", "admin/payment-tasks?state=open")).length).toBeGreaterThan(0);
    await bank.close();
    await open("");
    await page.getByRole("link", { name: "1 payment needs a decision." }).click();
    const band = page.getByRole("region", { name: /payment task/i });
    await band.getByRole("link", { name: "Decide" }).click();
    const drawer = page.getByRole("dialog", { name: order.orderNumber });
    await drawer.getByRole("heading", { name: "Late payment" }).waitFor();
    await expectAccessible(page);
    await drawer.getByLabel("Note", { exact: true }).fill("Sale mañana");
    await drawer.getByRole("button", { name: "Close task" }).click();
    await drawer.getByRole("heading", { name: "Late payment" }).waitFor({ state: "detached" });
    expect(await api<unknown[]>("GET", "admin/payment-tasks?state=open")).toEqual([]);
    await drawer.getByRole("button", { name: "Record refund" }).click();
    const dialog = page.getByRole("dialog", { name: "Record a refund" });
    await dialog.getByRole("button", { name: /^Record \$/ }).click();
    await dialog.getByText("Write the bank's reference").waitFor();
    await expectAccessible(page);
    await dialog.getByLabel("Reference").fill("RF-2210");
    await dialog.getByRole("button", { name: /^Record \$/ }).click();
    await dialog.waitFor({ state: "detached" });
    await drawer.getByRole("heading", { name: "The money went back in full" }).waitFor();
    await drawer.getByText("Refunded", { exact: true }).first().waitFor();
    await page.keyboard.press("Escape");
    await page.getByRole("link", { name: "Decide" }).waitFor({ state: "detached" });
  });
  it("exports what the filters show", async () => {
    await open("orders?status=delivered");
    await page.getByRole("table", { name: "Orders" }).waitFor();
    const [download] = await Promise.all([
      page.waitForEvent("download"),
      page.getByRole("link", { name: "Export CSV" }).first().click(),
    ]);
    expect(download.suggestedFilename()).toBe("orders.csv");
    expect(download.url()).toContain("status=delivered");
  });
});

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
    await page.keyboard.press("Shift+ArrowDown");
    await page.keyboard.press("Shift+ArrowDown");
    await page.getByText("3 cells").waitFor();
    // Another sheet has other rugs at those places.
    await page.getByLabel("Search by name").fill("al");
    await page.getByText("0 cells").waitFor();
  });
});

describe("on a phone", () => {
  it("filters open as a sheet from below", async () => {
    const { own, screen } = await enter({ ...PHONE, reducedMotion: "reduce" });
    await screen.goto(`${shop.url}/admin/carpets`);
    await screen.getByRole("table", { name: "Carpets" }).waitFor();
    await screen.getByRole("button", { name: "Filters" }).click();
    const sheet = screen.getByRole("dialog", { name: "Filters" });
    await sheet.getByRole("button", { name: /^Azul/ }).click();
    await sheet.getByLabel("Collection").selectOption({ index: 2 });
    await expect.poll(() => new URL(screen.url()).searchParams.get("colors")).toBe("Azul");
    await expectAccessible(screen);
    await sheet.getByRole("button", { name: /^Show \d+ carpets?$/ }).click();
    await screen.getByRole("button", { name: "Filters, 2 set" }).click();
    await sheet.getByRole("button", { name: "Clear all" }).click();
    await expect.poll(() => new URL(screen.url()).search).toBe("");
    await own.close();
  });
  it("the grid shows one size at a time and saves from its bar", async () => {
    const { own, screen } = await enter({ ...PHONE, reducedMotion: "reduce" });
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

describe.each([
  ["desk", DESKTOP],
  ["phone", PHONE],
])("axe finds nothing, on a %s", (_name, device) => {
  let own: BrowserContext;
  let screen: Page;
  beforeAll(async () => {
    ({ own, screen } = await enter({ ...device, reducedMotion: "reduce" }));
    await screen.goto(`${shop.url}/admin`);
  });
  afterAll(() => own.close());
  it.each(["showroom", "messages", "collections?edit=new", "reviews?edit=new", "carpets/1"])("/admin/%s", async (tab) => {
    await walkTo(screen, `/admin/${tab}`);
    await screen.locator("#work").waitFor();
    await expectAccessible(screen);
    const wide = () => screen.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
    expect(await wide(), "nothing sticks out at the side").toBeLessThanOrEqual(0);
    if (device !== PHONE) return;
    await screen.setViewportSize({ width: 320, height: 700 });
    expect(await wide(), "nor on the narrowest phone").toBeLessThanOrEqual(0);
    await screen.setViewportSize(PHONE.viewport);
  });
});

describe("new orders and messages", () => {
  it("are said, counted beside their tabs and shown on the dashboard without a reload", async () => {
    const { own, screen } = await enter(DESKTOP);
    const counted = screen.waitForResponse((response) => response.url().includes("since="));
    await screen.goto(`${shop.url}/admin`);
    const rail = screen.getByRole("navigation", { name: "Main", exact: true });
    await rail.getByRole("link", { name: /Dashboard/ }).waitFor();
    const rugs = await api<{ id: number; sizes: { size: string; inventory: number }[] }[]>("GET", "rugs?limit=20");
    const [item] = rugs.flatMap(({ id, sizes }) =>
      sizes.filter(({ inventory }) => inventory > 0).map(({ size }) => ({ id, size })),
    );
    const items = [{ carpetId: item!.id, size: item!.size, quantity: 1 }];
    // From the first look on, orders are new.
    await counted;
    const placed = await own.request.post(`${shop.url}/api/orders`, { data: orderForm(items) });
    expect(placed.status()).toBe(201);
    const { orderNumber } = (await placed.json()) as { orderNumber: string };
    await screen.getByText(`New order ${orderNumber}`).first().waitFor({ timeout: 5000 });
    await rail.getByRole("link", { name: /Orders.*1 new order/ }).waitFor();
    await screen.getByRole("link", { name: "1 new order since you last looked" }).waitFor();
    const data = { name: "Ana", email: "ana@correo.co", subject: "general", message: "¿Abren el domingo?" };
    expect((await own.request.post(`${shop.url}/api/contact`, { data })).status()).toBe(201);
    await rail.getByRole("link", { name: /Messages.*new message/ }).waitFor({ timeout: 5000 });
    await rail.getByRole("link", { name: /Orders/ }).click();
    await screen.getByText(orderNumber).first().waitFor();
    await rail.getByRole("link", { name: /new order/ }).waitFor({ state: "detached" });
    await own.close();
  });
});

describe("one search over everything", () => {
  it("finds a customer, their order and message by name, and opens them by keyboard", async () => {
    const email = "ursula.buscable@correo.co";
    const data = { name: "Úrsula Buscable", email, subject: "general", message: "¿Tienen en azul?" };
    const { own, screen } = await enter(DESKTOP);
    expect((await own.request.post(`${shop.url}/api/contact`, { data })).status()).toBe(201);
    const rugs = await api<{ id: number; sizes: { size: string; inventory: number }[] }[]>("GET", "rugs?limit=20");
    const [item] = rugs.flatMap(({ id, sizes }) =>
      sizes.filter(({ inventory }) => inventory > 0).map(({ size }) => ({ id, size })),
    );
    const items = [{ carpetId: item!.id, size: item!.size, quantity: 1 }];
    const customer = { name: data.name, email, phone: "3105550188" };
    const sold = await own.request.post(`${shop.url}/api/admin/orders`, { data: { customer, items, method: "cash" } });
    expect(sold.status()).toBe(201);
    await screen.goto(`${shop.url}/admin/media`);
    await screen.locator("#work").waitFor();
    await screen.keyboard.press("Control+k");
    const dialog = screen.getByRole("dialog", { name: "Search everything" });
    await dialog.getByRole("searchbox").fill("ursula buscable");
    for (const group of ["Orders", "Customers", "Messages"])
      await dialog.getByRole("region", { name: group }).getByRole("link").waitFor();
    await expectAccessible(screen);
    const focused = () => screen.evaluate(() => document.activeElement?.textContent ?? "");
    await screen.keyboard.press("ArrowDown");
    await screen.keyboard.press("ArrowDown");
    await expect.poll(focused).toContain(email);
    await screen.keyboard.press("Enter");
    await screen.getByRole("heading", { name: data.name }).waitFor();
    expect(screen.url()).toContain("/admin/customers/");
    await own.close();
  });
});
