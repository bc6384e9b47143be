import { afterAll, beforeAll, expect, it } from "vitest";
import { makeRug } from "../testing/make-rug.ts";
import { openShop, type TestShop } from "../testing/open-shop.ts";
import { browseCatalogue } from "./browse-catalogue.server.ts";
import { browseAddress, readBrowse } from "./rules/browse.ts";
import { chosenFilters } from "./rules/chosen-filters.ts";

let shop: TestShop;
beforeAll(async () => {
  shop = await openShop();
  for (let n = 1; n <= 14; n++) await makeRug(shop.ctx, { name: `Olas ${n}` });
});
afterAll(() => shop.close());

const shown = async (address: string) => {
  const { cards, total, browse } = await browseCatalogue(shop.ctx, readBrowse(new URLSearchParams(address)));
  return { cards: cards.length, total, page: browse.page };
};

it("shows twelve rugs a page unless more are asked for; a page beyond the last is the last", async () => {
  expect(await shown("")).toEqual({ cards: 12, total: 14, page: 1 });
  expect(await shown("page=2")).toEqual({ cards: 2, total: 14, page: 2 });
  expect(await shown("page=9")).toEqual({ cards: 2, total: 14, page: 2 });
  expect(await shown("limit=24")).toEqual({ cards: 14, total: 14, page: 1 });
});

it("tells a search back part by part, each with the address without it", async () => {
  const { browse } = await browseCatalogue(shop.ctx, readBrowse(new URLSearchParams("search=olas azules redondas")));
  expect(chosenFilters(browse).map((each) => [each.label, browseAddress(browse, each.without)])).toEqual([
    ["«olas»", "/catalog?search=azules+redondas"],
    ["Azul", "/catalog?search=olas+redondas"],
    ["Redonda", "/catalog?search=olas+azules"],
  ]);
});

it("where no single part can go alone, keeps what it can and says what must go", async () => {
  const browse = readBrowse(new URLSearchParams("search=olas xyzzy redondas&colors=Azul"));
  const { total, wayOut, near } = await browseCatalogue(shop.ctx, browse);
  expect(total).toBe(0);
  expect(wayOut).toEqual({ labels: ["Azul", "«xyzzy»", "Redonda"], to: "/catalog?search=olas", count: 14 });
  expect(near).toHaveLength(4);
});
