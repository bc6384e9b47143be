import { setTimeout as sleep } from "node:timers/promises";
import { describe, expect, it } from "vitest";
import { addDays, bogotaDate, mondayOf } from "../src/platform/bogota-time.ts";
import { orderForm } from "../src/testing/buy.ts";
import { expectAccessible } from "./expect-accessible.ts";
import { DESKTOP } from "./open-browser.ts";
import { shopAndBrowser } from "./shop-and-browser.ts";
import { signedIn } from "./sign-in.ts";

const { shop, browser } = await shopAndBrowser();
const { context, page, open, api, seen } = await signedIn({ shop, browser }, DESKTOP);
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
    await expect.poll(() => page.url()).toContain(`day=${tuesday}`);
    // Any day of the week can be printed.
    await page.evaluate(
      () => (window.print = () => (document.body.dataset.printed = document.querySelector(".day-list h1")!.textContent)),
    );
    await page.getByRole("button", { name: "Print the day" }).click();
    await page.getByRole("menuitem", { name: /^Wednesday/ }).click();
    await expect.poll(() => page.locator("body").getAttribute("data-printed")).toContain("visits of Wednesday");
    // On paper there is the day and nothing else.
    await page.emulateMedia({ media: "print" });
    await expect.poll(() => page.locator("body").innerText()).toMatch(/^[^\n]+: visits of [^\n]+\s+No visits\.\s*$/);
    await page.emulateMedia({ media: "screen" });
    // Another week can be entered with the keyboard too.
    await page.getByRole("button", { name: "Next week" }).click();
    await slot("09:00").waitFor({ state: "detached" });
    await page.locator('[data-cell][tabindex="0"]').waitFor();
    await page.getByRole("button", { name: "Previous week" }).click();
    await slot("09:00").waitFor();
  });
  it("edits a visit: asks for name and phone, saves, then deletes after a question", async () => {
    const { id } = await api<{ id: number }>("POST", "showroom/reservations", {
      reservation_date: tuesday,
      time_slot: "14:00",
      customer_name: "Mariana Restrepo",
      customer_phone: "310 555 0142",
    });
    await page.reload();
    await page.locator(`[data-cell="${tuesday} 14:00"][aria-label*="Mariana Restrepo"]`).click();
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
  const kept = async () =>
    (await api<{ id: number; status: string; staff_note: string }[]>("GET", `admin/messages?search=${number}&status=all`))[0]!;
  await expect.poll(kept).toMatchObject({ status: "answered", staff_note: "Sale el martes" });
  // A colleague's note comes in, and looking at it does not put the old one back.
  await api("PUT", `admin/messages/${(await kept()).id}`, { staff_note: "Salió el lunes" });
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
    await expect.poll(() => page.getByRole("button", { name: "Take back" }).count()).toBe(0);
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
    await expect.poll(() => api<unknown[]>("GET", "admin/payment-tasks?state=open")).toEqual([]);
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

describe("new orders and messages", () => {
  it("are said, counted beside their tabs and shown on the dashboard without a reload", async () => {
    const { context: own, page: screen } = await signedIn({ shop, browser }, DESKTOP);
    const rugs = await api<{ id: number; sizes: { size: string; inventory: number }[] }[]>("GET", "rugs?limit=20");
    const [item] = rugs.flatMap(({ id, sizes }) =>
      sizes.filter(({ inventory }) => inventory > 1).map(({ size }) => ({ id, size })),
    );
    const items = [{ carpetId: item!.id, size: item!.size, quantity: 1 }];
    const rail = screen.getByRole("navigation", { name: "Main", exact: true });
    // An order that comes while the first count is on its way is said too, in a new browser and in one that comes back.
    await screen.route(/since=/, (route) => sleep(500).then(() => route.continue()));
    const placeWhileOpening = async (): Promise<string> => {
      const counted = screen.waitForRequest(/since=/);
      await screen.goto(`${shop.url}/admin`);
      await rail.getByRole("link", { name: /Dashboard/ }).waitFor();
      await counted;
      const placed = await own.request.post(`${shop.url}/api/orders`, { data: orderForm(items) });
      expect(placed.status()).toBe(201);
      const { orderNumber } = (await placed.json()) as { orderNumber: string };
      await screen.getByText(`New order ${orderNumber}`).first().waitFor({ timeout: 5000 });
      return orderNumber;
    };
    const first = await placeWhileOpening();
    await rail.getByRole("link", { name: /Orders.*1 new order/ }).waitFor();
    const orderNumber = await placeWhileOpening();
    expect(await screen.getByText(`New order ${first}`).count()).toBe(0);
    await rail.getByRole("link", { name: /Orders.*2 new orders/ }).waitFor();
    await screen.getByRole("link", { name: "2 new orders since you last looked" }).waitFor();
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
    const { context: own, page: screen } = await signedIn({ shop, browser }, DESKTOP);
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
    await expect.poll(() => screen.url()).toContain("/admin/customers/");
    await own.close();
  });
});
