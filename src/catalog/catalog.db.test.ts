import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { makeRug } from "../testing/make-rug.ts";
import { openShop, type TestShop } from "../testing/open-shop.ts";
import type { Rug } from "./contract.ts";

let shop: TestShop;
const ids: Record<string, number> = {};
beforeAll(async () => {
  shop = await openShop();
  const make = async (key: string, rug: Parameters<typeof makeRug>[1]) => (ids[key] = (await makeRug(shop.ctx, rug)).id);
  await make("cafe", { name: "Café Sereno", collection: "ALMOND", colors: ["Café", "Beige"], tags: ["Sutil"] });
  await make("mini", {
    name: "Línea",
    collection: "BELORA",
    colors: ["Grey"],
    tags: ["Minimalista"],
    sizes: { "5x8": [1_500_000, 0], "6x9": [2_000_000, 2] },
  });
  await make("trend", {
    name: "Olas",
    collection: "BOSFORO",
    colors: ["Azul"],
    tags: ["Tendencia", "Premium"],
    sizes: { "5x8": [900_000, 1] },
    isFeatured: true,
  });
  await make("gone", { name: "Agotada", collection: "ALMOND", sizes: { "5x8": [2_950_000, 0] } });
  await make("hidden", { name: "Escondida", collection: "ALMOND", isActive: false });
});
afterAll(() => shop.close());

const list = async (query = ""): Promise<Rug[]> => (await (await shop.request(`/api/rugs${query}`)).json()) as Rug[];
const names = async (query: string) => (await list(query)).map((rug) => rug.name);

describe("the list", () => {
  it("puts Tendencia first, then Minimalista, then the original order, and hides inactive rugs", async () => {
    expect(await names("")).toEqual(["Olas", "Línea", "Café Sereno", "Agotada"]);
  });
  it("finds a rug by its own words, also those no accent explains", async () => {
    const { id } = await makeRug(shop.ctx, { name: "Işık", collection: "ALTIN – ORO", colors: ["Sarı"], tags: ["¡Única!"] });
    for (const query of ["search=ışık", "collection=Altın – Oro", "colors=SARI", "colors=Sarı", "tags=¡única!"])
      expect(
        (await list(`?${new URLSearchParams(query)}`)).map((rug) => rug.id),
        query,
      ).toEqual([id]);
    await shop.ctx.pool.query("delete from rugs where id = $1", [id]);
  });
  it.each(["/api/collections", "/api/catalogs", "/api/rugs/featured/hot", "/api/carpets/recommended/:cafe"])(
    "%s has pages like any list",
    async (path) => {
      const address = path.replace(":cafe", String(ids.cafe));
      const whole = (await (await shop.request(address)).json()) as unknown[];
      const page = await shop.request(`${address}?limit=1&page=${whole.length}`);
      expect(await page.json()).toEqual(whole.slice(-1));
      expect(page.headers.get("x-total-count")).toBe(String(whole.length));
      expect(page.headers.get("link")).toContain(`page=${whole.length}>; rel="last"`);
    },
  );
  it("takes the collection by either name, also when the other is empty", async () => {
    expect(await names("?catalog=&collection=belora")).toEqual(["Línea"]);
    expect(await names("?catalog=Belora&collection=")).toEqual(["Línea"]);
  });
  it("keeps the original order under a tag filter", async () => {
    expect(await names("?tags=tendencia,sutil")).toEqual(["Café Sereno", "Olas"]);
  });
  it.each([
    ["?search=cafe", ["Café Sereno"]],
    ["?search=SERENO%20beige", ["Café Sereno"]],
    ["?search=serenno", ["Café Sereno"]],
    ["?search=alfombras%20azules", ["Olas"]],
    ["?search=tapete%20gris", ["Línea"]],
    ["?search=zzzz", []],
    ["?search=100%25", []],
    ["?colors=cafe,azul", ["Olas", "Café Sereno"]],
    ["?catalog=almond", ["Café Sereno", "Agotada"]],
    ["?collection=BELORA", ["Línea"]],
    ["?size=06X09", ["Línea", "Café Sereno"]],
    ["?size=5x8", ["Olas", "Café Sereno"]],
    ["?sort=price-asc", ["Olas", "Línea", "Café Sereno", "Agotada"]],
    ["?sort=newest&limit=1", ["Agotada"]],
  ])("%s", async (query, wanted) => expect(await names(query)).toEqual(wanted));

  it("pages with a total and links", async () => {
    const response = await shop.request("/api/carpets?page=2&limit=3");
    expect(await response.json()).toHaveLength(1);
    expect(response.headers.get("x-total-count")).toBe("4");
    expect(response.headers.get("link")).toContain('page=1&limit=3>; rel="prev"');
  });
  it.each(["?limit=0", "?page=0", "?sort=best", "?limit=x"])("refuses %s in Spanish", async (query) => {
    const response = await shop.request(`/api/rugs${query}`);
    expect(response.status).toBe(400);
    expect(((await response.json()) as { error: string }).error).toMatch(/no son válidos/);
  });
});

it("shows one rug with pesos and its sizes in the collection's order", async () => {
  const rug = (await (await shop.request(`/api/carpets/${ids.mini}`)).json()) as Rug;
  expect(rug).toMatchObject({ catalog: "BELORA", price: 1_500_000, inStock: true, size: ["5x8", "6x9"], inventory: [0, 2] });
});

it.each(["/api/rugs/999999", "/api/rugs/abc", "/api/carpets/-1", "/api/rugs/recommended/999999"])(
  "%s → 404 Producto no encontrado",
  async (path) => {
    const response = await shop.request(path);
    expect(response.status).toBe(404);
    expect(await response.json()).toMatchObject({ error: "Producto no encontrado" });
  },
);

it("hides an inactive rug behind the same 404", async () => {
  expect((await shop.request(`/api/rugs/${ids.hidden}`)).status).toBe(404);
});

it("recommends others, in stock first, also beside a rug that is like none of them", async () => {
  const near = (await (await shop.request(`/api/rugs/recommended/${ids.cafe}`)).json()) as Rug[];
  expect(near.map((rug) => rug.name)).toEqual(["Línea", "Olas", "Agotada"]);
});

it("lists the hot ones", async () => {
  const hot = (await (await shop.request("/api/rugs/featured/hot")).json()) as Rug[];
  expect(hot.map((rug) => rug.name)).toEqual(["Olas"]);
});
