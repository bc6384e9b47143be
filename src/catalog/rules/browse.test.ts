import { describe, expect, it } from "vitest";
import { browseQuery } from "../browse-query.ts";
import { browseAddress, canonicalAddress, isPlain, readBrowse, searchedAlone, toggled } from "./browse.ts";
import { chosenFilters } from "./chosen-filters.ts";

const read = (query: string, slug?: string) => readBrowse(new URLSearchParams(query), slug);

describe("the catalogue's address", () => {
  it("reads what it says", () => {
    expect(
      read("catalog=VALENTIN&size=6x9&colors=Azul,Caf%C3%A9&tags=Premium&search=rub%C3%AD&sort=newest&page=3&limit=24"),
    ).toEqual({
      collection: "VALENTIN",
      size: "6x9",
      colors: ["Azul", "Café"],
      tags: ["Premium"],
      shape: [],
      material: [],
      room: [],
      minPrice: "",
      maxPrice: "",
      search: "rubí",
      sort: "newest",
      page: 3,
      limit: 24,
    });
  });
  it("reads shape, material, room and price, each with a chip and the way without it", () => {
    const browse = read("shape=redonda&material=lana,seda&room=sala&minPrice=1000000&maxPrice=x&page=2");
    expect(browseAddress(browse)).toBe("/catalog?shape=redonda&material=lana,seda&room=sala&minPrice=1000000");
    expect(chosenFilters(browse).map((each) => [each.label, browseAddress(browse, each.without)])).toEqual([
      ["Redonda", "/catalog?material=lana,seda&room=sala&minPrice=1000000"],
      ["Lana", "/catalog?shape=redonda&material=seda&room=sala&minPrice=1000000"],
      ["Seda", "/catalog?shape=redonda&material=lana&room=sala&minPrice=1000000"],
      ["Sala", "/catalog?shape=redonda&material=lana,seda&minPrice=1000000"],
      ["Desde $\u00A01.000.000", "/catalog?shape=redonda&material=lana,seda&room=sala"],
    ]);
    expect(isPlain(browse)).toBe(false);
  });
  it("knows a search that nothing else narrows", () => {
    expect(searchedAlone(read("search=persa&sort=newest&page=2"))).toBe("persa");
    expect(["search=persa&minPrice=5", "search=persa&colors=Azul", ""].map((query) => searchedAlone(read(query)))).toEqual([
      "",
      "",
      "",
    ]);
    expect(searchedAlone(read("search=persa", "valentin"))).toBe("");
  });
  it("takes the collection by either name, also when the other is empty", () => {
    expect(read("catalog=&collection=belora")).toMatchObject({ collection: "belora" });
    expect(read("collection=belora")).toMatchObject({ collection: "belora" });
  });
  it("writes a size as the shop does, however it was asked for", () =>
    expect(browseAddress(read("size=06X09%20cm"))).toBe("/catalog?size=6x9"));
  it("takes nonsense for nothing", () => {
    expect(read("page=-2&limit=7&sort=evil")).toMatchObject({ page: 1, limit: 12, sort: "" });
    expect(read("page=abc")).toMatchObject({ page: 1 });
  });
  it("takes no more words than the API does", () => {
    for (const list of ["a".repeat(201), Array.from({ length: 12 }, (_, n) => `una-etiqueta-muy-larga-${n}`).join(",")])
      for (const name of ["colors", "tags", "shape", "material", "room"])
        expect(() => browseQuery(read(`${name}=${list}`)), name).not.toThrow();
    expect(read(`tags=Premium,${"a".repeat(200)}`).tags).toEqual(["Premium"]);
  });
  it("reads a plain form's repeated boxes", () => expect(read("colors=Azul&colors=Beige").colors).toEqual(["Azul", "Beige"]));
  it("lets the path name the collection", () => expect(read("", "valentin").collection).toBe("valentin"));
  it("goes back to page 1 on any change", () => {
    const browse = read("tags=Premium&page=4&limit=24");
    expect(browseAddress(browse, { size: "6x9" })).toBe("/catalog?size=6x9&tags=Premium&limit=24");
    expect(browseAddress(browse, { page: 5 })).toBe("/catalog?tags=Premium&page=5&limit=24");
    expect(browseAddress(browse, { limit: 48 })).toBe("/catalog?tags=Premium&limit=48");
  });
  it("says nothing that goes without saying", () => expect(browseAddress(read(""))).toBe("/catalog"));
  it("writes lists as the specification does", () =>
    expect(browseAddress(read(""), { colors: ["Azul", "Beige"] })).toBe("/catalog?colors=Azul,Beige"));
  it("knows each filter and the way without it", () => {
    const browse = read("size=6x9&colors=Azul,Beige");
    expect(chosenFilters(browse).map(({ value, without }) => [value, browseAddress(browse, without)])).toEqual([
      ["6x9", "/catalog?colors=Azul,Beige"],
      ["Azul", "/catalog?size=6x9&colors=Beige"],
      ["Beige", "/catalog?size=6x9&colors=Azul"],
    ]);
  });
  it.each([
    ["collection=VALENTIN", "/collection/valentin"],
    ["catalog=VALENTIN&limit=48", "/collection/valentin"],
    ["collection=VALENTIN&page=2", "/catalog?collection=VALENTIN&page=2"],
    ["collection=VALENTIN&tags=Premium", "/catalog?collection=VALENTIN&tags=Premium"],
    ["collection=VALENTIN&size=6x9&page=2", "/catalog?collection=VALENTIN&size=6x9"],
    ["tags=Premium&page=2", "/catalog?tags=Premium&page=2"],
    ["limit=24", "/catalog"],
  ])("%s is canonical at %s", (query, wanted) => expect(canonicalAddress(read(query))).toBe(wanted));
  it("toggles", () => {
    expect(toggled(["a"], "b")).toEqual(["a", "b"]);
    expect(toggled(["a", "b"], "a")).toEqual(["b"]);
  });
});
