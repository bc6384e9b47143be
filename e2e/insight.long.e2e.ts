import { expect, it } from "vitest";
import type { Insight } from "../src/insight/contract.ts";
import { drawnRoom } from "../src/room-preview/testing/pictures.ts";
import { checkoutVisits, FORM, goToBold, stored } from "./checkout-visits.ts";
import { expectAccessible } from "./expect-accessible.ts";
import { DESKTOP, PHONE } from "./open-browser.ts";
import { pressByKeys } from "./press-by-keys.ts";
import { signedIn } from "./sign-in.ts";

// The browser's own name, not a page's: what a page sends while it is being left has no other, and a robot's is not counted.
const AGENT = "Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 Version/19.0 Mobile Safari/604.1";
const { shop, browser, database, rug } = await checkoutVisits([`--user-agent=${AGENT}`]);
const product = `${shop.url}/product/${rug.id}/${rug.slug}`;

/** What never arrives is told to the browser itself: whoever stands in its way would lose what a page sends while it is left. */
async function telephone(missing: string[] = []) {
  const context = await browser.newContext(PHONE);
  await context.unrouteAll();
  const page = await context.newPage();
  const network = await context.newCDPSession(page);
  await network.send("Network.enable");
  await network.send("Network.setBlockedURLs", { urls: ["*/img/*", ...missing] });
  page.setDefaultTimeout(60_000);
  const addToCart = async () => {
    await page.getByRole("button", { name: "Agregar al carrito" }).filter({ visible: true }).first().click();
    await expect.poll(() => stored(page, "cart_state")).toContain(rug.slug);
  };
  return { context, page, addToCart };
}
async function staff() {
  const { context, page } = await signedIn({ shop, browser }, DESKTOP);
  return { page, read: async () => (await (await context.request.get(`${shop.url}/api/admin/insight`)).json()) as Insight };
}

/** As the orders table itself has it. */
const SOLD = `select count(*)::int as placed, (count(*) filter (where ok))::int as paid, coalesce(sum(total) filter (where ok), 0)::float8 as money
  from (select total, payment_status = 'paid' or payment_method = 'COD' and status in ('processing', 'shipped', 'delivered') as ok
    from orders where (created_at at time zone 'America/Bogota')::date between $1::date and $2::date) o`;

it("a telephone's whole visit, from a newsletter to the payment, is counted once at every step and adds up with the orders", async () => {
  const { read } = await staff();
  const before = await read();
  expect(before.visits).toBe(0);

  const { context, page, addToCart } = await telephone();
  await page.goto(`${shop.url}/?utm_source=boletin`);
  await page.goto(`${shop.url}/catalog?search=${encodeURIComponent("zapatos rojos")}`);
  await page.goto(product);
  const photo = { name: "sala.jpg", mimeType: "image/jpeg", buffer: await drawnRoom() };
  await page.getByRole("button", { name: "Subir una foto" }).first().click();
  await page.getByRole("checkbox").check();
  const taken = page.waitForResponse(/\/api\/merge-jobs\/\w+/);
  await page.locator('input[type="file"]').first().setInputFiles(photo);
  await taken;
  // Away from the tool and back, as who does not wait for it: a rug seen twice is one visit.
  await page.reload();
  await addToCart();
  expect(await context.cookies()).toEqual([]);
  await page.evaluate(
    (form) => localStorage.setItem("checkout_form", form),
    JSON.stringify({ ...FORM, email: "mariana@correo.co" }),
  );
  await page.goto(`${shop.url}/cart`);
  await page.getByRole("link", { name: "Finalizar compra" }).filter({ visible: true }).first().click();
  await page.locator(`#name[value="${FORM.name}"]`).waitFor();
  const bank = await goToBold({ context, page });
  await bank.getByRole("button", { name: "Aprobar el pago" }).click();
  await page.getByRole("heading", { name: "Gracias, Mariana." }).waitFor();
  await page.goto(`${shop.url}/about`);
  await page.goto("about:blank");

  const steps = { device: "phone", came: 1, rug: 1, room: 1, cart: 1, checkout: 1, ordered: 1 };
  await expect.poll(async () => (await read()).device_funnels).toEqual([steps]);
  // What was told last is there: so is everything before it.
  await expect.poll(async () => (await read()).pages).toContainEqual({ path: "/about", views: 1 });
  const report = await read();
  const sold = await database.one(SOLD, [report.from, report.to]);
  expect(report.orders).toEqual(sold);
  expect(report.orders.paid).toBe(before.orders.paid + 1);
  expect(report.funnel).toEqual([
    ...["came", "rug", "room", "cart", "checkout"].map((step) => ({ step, count: 1 })),
    { step: "paid", count: sold.paid },
  ]);
  expect(report).toMatchObject({
    visits: 1,
    sources: [{ source: "boletin", visits: 1 }],
    order_sources: [{ source: "boletin", orders: 1 }],
    searches_without_result: [{ word: "zapatos rojos", count: 1 }],
  });
  expect(report.carpets.find(({ carpet_id: id }) => id === rug.id)).toMatchObject({ seen: 2, room: 1, cart: 1 });
  // Neither who it was nor where they live is in what is kept.
  const kept = JSON.stringify(
    await database.one(
      "select (select json_agg(c) from insight_counts c) counts, (select json_agg(v) from insight_visitors v) visitors",
    ),
  );
  for (const trace of ["Mariana", "correo.co", "310 555", "901.368", "Carrera", "iPhone", "127.0.0.1"])
    expect(kept).not.toContain(trace);
});

it("who leaves by a real link before the page is at rest is counted all the same, and leaves nothing on the device", async () => {
  const { read } = await staff();
  const rugOf = ({ carpets }: Insight) => carpets.find(({ carpet_id: id }) => id === rug.id) ?? { seen: 0, cart: 0 };
  const before = rugOf(await read());
  // A line so slow that the part that measures never arrives.
  const { context, page, addToCart } = await telephone(["*/assets/beacon-*"]);
  const measured = page.waitForEvent("requestfailed", (request) => request.url().includes("/assets/beacon-"));
  await page.goto(`${product}?utm_source=anuncio`);
  await addToCart();
  await measured;
  await page.goto("about:blank");
  await expect.poll(async () => rugOf(await read()).cart).toBe(before.cart + 1);
  const report = await read();
  expect(rugOf(report).seen).toBe(before.seen + 1);
  await page.goto(`${shop.url}/about`);
  expect(await context.cookies()).toEqual([]);
  expect(await page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)].join(" "))).not.toMatch(
    /insight|visit|event|beacon/i,
  );
});

it("what the numbers ask for is seen on both screens and reached with the keys, one thing to do each", async () => {
  const { page, read } = await staff();
  const bought = new Set((await read()).carpets.flatMap(({ carpet_id: id, bought: units }) => (units > 0 ? [id] : [])));
  const { rows } = await database.query("select id from rugs where is_active order by id");
  const unsold = (rows as { id: number }[]).find(({ id }) => !bought.has(id))!.id;
  const counts = [
    ["step", "came", 50],
    ["step", "rug", 46],
    ["sold-out", `${unsold} 5x8`, 5],
    ["search-none", "redonda", 4],
    ["rug-seen", String(unsold), 40],
    ["rug-room", String(unsold), 6],
    ["LCP", "13 /product", 9],
  ].map(([kind, key, n]) => ({ kind, key, n }));
  await database.query(
    `insert into insight_counts (day, kind, key, device, n)
     select (now() at time zone 'America/Bogota')::date, kind, key, 'tablet', n from json_to_recordset($1::json) as t(kind text, key text, n int)`,
    [JSON.stringify(counts)],
  );
  const signals = page.locator(".insight-signals li");
  for (const { viewport } of [DESKTOP, PHONE]) {
    await page.setViewportSize(viewport);
    await page.goto(`${shop.url}/admin/insight`);
    await expect.poll(() => signals.count()).toBe(4);
    await page.locator(".insight-funnel li").nth(5).waitFor();
    await page.locator(".insight-vitals li").first().waitFor();
    await expectAccessible(page);
    const wide = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    await expect.poll(wide).toBeLessThanOrEqual(0);
  }
  await page.setViewportSize(DESKTOP.viewport);
  const column = page.locator(".insight-table th button").nth(3);
  await pressByKeys(page, column);
  expect(await column.evaluate((button) => getComputedStyle(button).outlineStyle), "where the keys are is seen").toBe("solid");
  await expect.poll(() => column.textContent()).toContain("↓");
  await page.reload();
  await pressByKeys(page, signals.first().getByRole("link", { name: "Order it again" }));
  await expect.poll(() => new URL(page.url()).pathname).toBe(`/admin/carpets/${unsold}`);
});
