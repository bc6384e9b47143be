import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { makeRug } from "../testing/make-rug.ts";
import { openShop, type TestShop } from "../testing/open-shop.ts";
import type { StaffCarpet } from "./admin/shapes.ts";
import { browseCatalogue } from "./browse-catalogue.server.ts";
import { countFacets } from "./facets.server.ts";
import type { Rug } from "./contract.ts";
import { readBrowse } from "./rules/browse.ts";

let shop: TestShop;
let runner: { id: number };
beforeAll(async () => {
  shop = await openShop();
  const sizes: Record<string, [number, number]> = { "5x8": [900_000, 1], "9x12": [4_000_000, 2] };
  await makeRug(shop.ctx, { name: "Luna", sizes: { "6x6": [1_500_000, 2] }, fields: { shape: "redonda", material: "Lana y seda", rooms: ["infantil"] } }); // prettier-ignore
  runner = await makeRug(shop.ctx, { name: "Sendero", collection: "RUMELI", sizes: { "2x8": [1_290_000, 1] }, fields: { shape: "pasillo", material: "Lana, tejido plano" } }); // prettier-ignore
  await makeRug(shop.ctx, { name: "Niebla", collection: "ALMOND", sizes, fields: { material: "Algodón y seda artificial", rooms: ["sala", "comedor"], weight: 12.5 } }); // prettier-ignore
});
afterAll(() => shop.close());

const names = async (query: string): Promise<string[]> => {
  const response = await shop.request(`/api/rugs?${query}`);
  expect(response.status).toBe(200);
  const rugs = (await response.json()) as Rug[];
  expect(response.headers.get("x-total-count")).toBe(String(rugs.length));
  return rugs.map(({ name }) => name).sort();
};

describe("the catalogue by shape, material, room and price", () => {
  it.each([
    ["shape=redonda", ["Luna"]],
    ["shape=Redonda,rectangular", ["Luna", "Niebla"]],
    ["shape=pasillo", ["Sendero"]],
    ["shape=corredor", ["Sendero"]],
    ["material=lana", ["Luna", "Sendero"]],
    ["material=Seda", ["Luna"]],
    ["material=seda artificial", ["Niebla"]],
    ["material=algodon", ["Niebla"]],
    ["material=Lana y seda", ["Luna"]],
    ["material=lana&shape=redonda", ["Luna"]],
    ["room=sala", ["Niebla"]],
    ["room=infantil,comedor", ["Luna", "Niebla"]],
    ["minPrice=1290000", ["Luna", "Sendero"]],
    ["minPrice=1290001", ["Luna"]],
    ["maxPrice=900000", ["Niebla"]],
    ["minPrice=900000&maxPrice=1300000", ["Niebla", "Sendero"]],
    ["size=9x12&minPrice=3000000", ["Niebla"]],
    ["size=9x12&maxPrice=1000000", []],
    ["shape=", ["Luna", "Niebla", "Sendero"]],
    ["shape=ovalada", []],
  ])("%s finds %j", async (query, wanted) => expect(await names(query)).toEqual(wanted));
  it.each(["menos de 99999999999999999999999 millones", "menos de 2.5.5 millones", "entre 0,9,9 y 9 millones"])(
    "a search for %s finds what costs less",
    async (search) => expect(await names(`search=${encodeURIComponent(search)}`)).toContain("Niebla"),
  );
  it("refuses a price that is no number", async () => expect((await shop.request("/api/rugs?minPrice=barata")).status).toBe(400));
  it("shows shape, material, rooms and weight on each rug", async () => {
    const [rug] = (await (await shop.request("/api/rugs?search=niebla")).json()) as Rug[];
    expect(rug).toMatchObject({
      shape: "rectangular",
      material: "Algodón y seda artificial",
      rooms: ["sala", "comedor"],
      weight: 12.5,
    });
  });
  it("counts each facet with the other filters as they are", async () => {
    const { shape, material, room } = await countFacets(shop.ctx, { material: "lana" });
    const say = (list: { value: string; count: number }[]) => list.map(({ value, count }) => `${value} ${count}`);
    expect(say(shape)).toEqual(["rectangular 0", "redonda 1", "pasillo 1", "cuadrada 0"]);
    expect(say(material).slice(0, 4)).toEqual(["Lana 2", "Seda 1", "Seda artificial 1", "Algodón 1"]);
    expect(say(room)).toContain("infantil 1");
  });
  it("counts prices without the price filter, by the chosen size where there is one", async () => {
    const { price } = await countFacets(shop.ctx, { minPrice: 1_400_000 });
    expect(price).toMatchObject({ least: 900_000, width: 50_000 });
    expect(price!.counts.map((count, bin) => [900_000 + bin * 50_000, count]).filter(([, count]) => count)).toEqual([
      [900_000, 1],
      [1_250_000, 1],
      [1_450_000, 1],
    ]);
    expect((await countFacets(shop.ctx, { size: "9x12" })).price).toBeUndefined();
    expect((await countFacets(shop.ctx, { material: "yute" })).price).toBeUndefined();
  });
  it("the catalogue's page reads the same address, and names the one filter to drop", async () => {
    const browse = (query: string) => browseCatalogue(shop.ctx, readBrowse(new URLSearchParams(query)));
    expect((await browse("shape=redonda&maxPrice=2000000")).cards.map(({ name }) => name)).toEqual(["Luna"]);
    expect(await browse("shape=redonda&material=yute&minPrice=1000000")).toMatchObject({
      total: 0,
      wayOut: { labels: ["Yute"], to: "/catalog?shape=redonda&minPrice=1000000", count: 1 },
    });
  });
});

describe("staff", () => {
  const save = (body: object) => shop.request(`/api/admin/carpets/${runner.id}`, { method: "PUT", staff: true, json: body });
  const carpet = async () =>
    (await (await shop.request(`/api/admin/carpets/${runner.id}`, { staff: true })).json()) as StaffCarpet;
  it("set shape, rooms and weight in the form", async () => {
    expect((await save({ shape: "cuadrada", rooms: "entrada, sala", weight: "7,25" })).status).toBe(200);
    expect(await carpet()).toMatchObject({ shape: "cuadrada", rooms: ["entrada", "sala"], weight: 7.25 });
    expect(await names("shape=cuadrada&room=entrada")).toEqual(["Sendero"]);
    expect((await save({ weight: "" })).status).toBe(200);
    expect((await carpet()).weight).toBeNull();
  });
  it.each([{ shape: "estrella" }, { weight: "mucho" }, { weight: -1 }])("are told what is wrong with %j", async (body) => {
    const response = await save(body);
    expect(response.status).toBe(400);
    expect(Object.keys(((await response.json()) as { fields: object }).fields)).toEqual(Object.keys(body));
  });
  it("filter their own list by them", async () => {
    const rugs = (await (await shop.request("/api/admin/carpets?shape=redonda", { staff: true })).json()) as StaffCarpet[];
    expect(rugs.map(({ name }) => name)).toEqual(["Luna"]);
  });
  it("bring them by CSV; an empty shape stays as it is", async () => {
    const bring = (text: string) => shop.request("/api/admin/carpets/csv", { method: "POST", staff: true, body: text });
    expect((await bring(`id,shape,weight,rooms\n${runner.id},corredor,"3,5",entrada\n`)).status).toBe(200);
    expect(await carpet()).toMatchObject({ shape: "pasillo", weight: 3.5, rooms: ["entrada"] });
    expect((await bring(`id,shape,weight\n${runner.id},,\n`)).status).toBe(200);
    expect(await carpet()).toMatchObject({ shape: "pasillo", weight: null });
    const text = await (await shop.request("/api/admin/carpets/csv", { staff: true })).text();
    expect(text.split("\r\n")[0]).toContain(
      "material;shape;weight;origin;workshop;year;knots;pile_height;backing;care;colors;tags;rooms;is_active",
    );
  });
});
