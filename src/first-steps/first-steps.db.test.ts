import { Hono } from "hono";
import { afterAll, beforeAll, expect, it } from "vitest";
import { seedOnce } from "../../db/seed/seed.server.ts";
import { mountPages } from "../app-pages.server.ts";
import { homePage } from "../marketing/home-page.server.ts";
import { cacheBy } from "../platform/pages/page-tags.server.ts";
import { buy } from "../testing/buy.ts";
import { makeRug } from "../testing/make-rug.ts";
import { openShop, type TestShop } from "../testing/open-shop.ts";
import { staffCalls } from "../testing/staff-calls.ts";
import type { FirstSteps } from "./contract.ts";

let shop: TestShop;
const { call, read } = staffCalls(() => shop);
const pages = new Hono();
beforeAll(async () => {
  shop = await openShop();
  await seedOnce(shop.ctx);
  pages.route("/", shop.app);
  mountPages(pages, shop.runtime, async (_request, context) => {
    cacheBy(context, "rugs");
    return new Response("<p>la tienda</p>", { headers: { "content-type": "text/html" } });
  });
});
afterAll(() => shop.close());

const steps = () => read<FirstSteps>("GET", "/first-steps");
const done = async () => (await steps()).steps.filter(({ isDone }) => isDone).map(({ id }) => id);
const visit = async (path: string, headers = {}) => (await pages.request(`http://127.0.0.1:3000${path}`, { headers })).text();

it("an empty shop is closed on its first start, and its home names nothing of the demo", async () => {
  expect(await steps()).toMatchObject({ isOpen: false, isDemo: false, canOpen: false });
  expect(await done()).toEqual([]);
  const { slides, cards } = await homePage(shop.ctx);
  expect(slides.map(({ title, landscape }) => [title, landscape])).toEqual([["Alfombras", undefined]]);
  expect(cards).toEqual([]);
});

it("visitors read that it opens soon, at every address; the API answers as ever", async () => {
  for (const path of ["/", "/catalog", "/product/1/x", "/about"]) expect(await visit(path), path).toContain("Muy pronto");
  expect(await visit("/?preview=adivinado")).toContain("Muy pronto");
  const { previewUrl } = await read<{ previewUrl: string }>("GET", "/content/home");
  expect(await visit(`/${new URL(previewUrl).search}`)).toContain("la tienda");
  expect(await visit("/admin")).toContain("la tienda");
  expect(await visit("/order/ABCDE-FGHJK")).toContain("la tienda");
  expect((await shop.request("/api/rugs")).status).toBe(200);
});

it("staff see the shop, and it is not kept for others", async () => {
  const answer = await pages.request("http://127.0.0.1:3000/api/admin/session", {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ password: "una-clave-de-prueba" }),
  });
  const cookie = answer.headers.get("set-cookie")!.split(";")[0]!;
  expect(await visit("/catalog", { cookie })).toContain("la tienda");
  expect(await visit("/catalog")).toContain("Muy pronto");
});

it("a step ticks itself from the data, and the shop opens once it can sell", async () => {
  expect((await call("POST", "/first-steps/open")).status).toBe(409);
  await read("PUT", "/settings/shop", { name: "Zafiro <b>" });
  expect(await visit("/")).toContain("Zafiro &lt;b&gt;");
  await read("PUT", "/settings/contact", { phone: "601 555 0100" });
  await read("PUT", "/settings/hours", { week: { monday: { opens: "09:00", closes: "17:00" } } });
  expect(await done()).toEqual(["name", "contact"]);
  const { id } = await makeRug(shop.ctx);
  await read("PUT", "/settings/selling", { codEnabled: true });
  await read("POST", "/settings/mail/test");
  await read("POST", "/first-steps/texts-read");
  expect(await done()).toEqual(["name", "contact", "collection", "rug", "payment", "mail", "texts"]);
  await buy(shop, [{ carpetId: id, size: "5x8", quantity: 1 }]);
  expect(await done()).toHaveLength(8);
  expect(await read("POST", "/first-steps/open")).toMatchObject({ isOpen: true });
  expect(await visit("/catalog")).toContain("la tienda");
});

it("a shop in use stays open, and only the demo can be emptied", async () => {
  await seedOnce(shop.ctx);
  expect(await steps()).toMatchObject({ isOpen: true });
  expect((await call("POST", "/first-steps/empty-demo", { shopName: "Zafiro <b>" })).status).toBe(409);
});

it("the demo is emptied by its name: rugs, orders and settings go, people stay", async () => {
  await shop.ctx.pool.query("update installation set value = 'demo' where key = 'seeded'");
  expect((await call("POST", "/first-steps/empty-demo", { shopName: "otra" })).status).toBe(422);
  // Pressed three times: the second must not empty what was begun after the first.
  const answers = await Promise.all([1, 2, 3].map(() => call("POST", "/first-steps/empty-demo", { shopName: "zafiro <B>" })));
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409]);
  expect(await steps()).toMatchObject({ isOpen: false, isDemo: false });
  expect(await (await shop.request("/api/rugs")).json()).toEqual([]);
  expect(await read("GET", "/orders")).toEqual([]);
  expect(shop.ctx.settings().shop.name).toBe("Mi tienda");
  expect(await read<unknown[]>("GET", "/staff")).toHaveLength(1);
});
