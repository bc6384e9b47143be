import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { makeRug } from "../testing/make-rug.ts";
import { openShop, type TestShop } from "../testing/open-shop.ts";
import { countFacets } from "./facets.server.ts";
import type { Suggestions } from "./contract.ts";

let shop: TestShop;
beforeAll(async () => {
  shop = await openShop();
  const sizes = { "5x8": [900_000, 1], "6x9": [1_200_000, 0] } as Record<string, [number, number]>;
  await makeRug(shop.ctx, { name: "Café Sereno", collection: "ALMOND", colors: ["Café", "Beige"], tags: ["Sutil"], sizes });
  await makeRug(shop.ctx, { name: "Olas", collection: "BOSFORO", colors: ["Azul"], tags: ["Tendencia", "Sutil"], sizes });
  await makeRug(shop.ctx, { name: "Noche", collection: "BOSFORO", colors: ["Azul", "Beige"], tags: ["Oscuro"] });
});
afterAll(() => shop.close());

const count = (list: { value: string; count: number }[], value: string) => list.find((each) => each.value === value)?.count;

describe("counts beside the filters", () => {
  it("say what one would get by choosing, with the other filters as they are", async () => {
    const facets = await countFacets(shop.ctx, { colors: "azul" });
    expect([count(facets.colors, "Azul"), count(facets.colors, "Beige"), count(facets.colors, "Café")]).toEqual([2, 2, 1]);
    expect([count(facets.tags, "Sutil"), count(facets.tags, "Oscuro"), count(facets.tags, "Premium")]).toEqual([1, 1, 0]);
    expect([count(facets.size, "5x8"), count(facets.size, "6x9")]).toEqual([2, 1]);
  });
  it("hold each size's own price against the bounds, as choosing it does", async () => {
    const facets = await countFacets(shop.ctx, { colors: "azul", minPrice: 1_000_000, size: "6x9" });
    expect([count(facets.size, "5x8"), count(facets.size, "6x9")]).toEqual([0, 1]);
    const found = (await (await shop.request("/api/rugs?colors=azul&minPrice=1000000&size=6x9")).json()) as unknown[];
    expect(found).toHaveLength(1);
  });
  it("names the sizes of all collections from small to large", async () => {
    await makeRug(shop.ctx, { name: "Pasillo", collection: "RUMELI", sizes: { "2x8": [500_000, 1], "6x6": [800_000, 1] } });
    shop.ctx.bus.forget(["rugs"]);
    const sizes = (await countFacets(shop.ctx, {})).size.map(({ value }) => value);
    expect(sizes.filter((size) => ["2x8", "5x8", "6x6", "6x9"].includes(size))).toEqual(["2x8", "6x6", "5x8", "6x9"]);
  });
  it("change at once when a rug does", async () => {
    const before = count((await countFacets(shop.ctx, {})).colors, "Azul");
    await makeRug(shop.ctx, { name: "Nueva", collection: "BOSFORO", colors: ["Azul"] });
    shop.ctx.bus.forget(["rugs"]);
    expect(count((await countFacets(shop.ctx, {})).colors, "Azul")).toBe(before! + 1);
  });
});

describe("suggestions", () => {
  const ask = async (search: string) =>
    (await (await shop.request(`/api/suggestions?search=${encodeURIComponent(search)}`)).json()) as Suggestions;
  it.each(["cafe", "Café ser", "serenno"])("%s finds Café Sereno", async (search) => {
    expect((await ask(search)).rugs.map(({ name }) => name)).toContain("Café Sereno");
  });
  it("names collections, colours and styles", async () => {
    expect((await ask("bos")).collections).toEqual(["BOSFORO"]);
    expect((await ask("gris")).colors).toEqual(["Grey"]);
    expect((await ask("sua")).tags).toEqual(["Colores Suaves"]);
  });
  it("says nothing to a single letter", async () =>
    expect(await ask("a")).toEqual({ rugs: [], collections: [], colors: [], tags: [] }));
});
