import { describe, expect, it } from "vitest";
import type { Rug } from "../../catalog/contract.ts";
import { readEnv } from "../../platform/env.server.ts";
import { defaultSettings } from "../../settings/defaults.server.ts";
import { metaOf, PROMISE, titles } from "./metadata.ts";
import { crumbsData, productData, validUntil } from "./structured-data.ts";

const rug: Rug = {
  id: 47,
  name: "Valentin Rubí",
  slug: "valentin-rubi",
  catalog: "VALENTIN",
  catalogId: 1,
  catalogSlug: "valentin",
  description: "Un medallón antiguo sobre campo rubí. ".repeat(20),
  image: "/media/a.avif",
  images: ["/media/a.avif"],
  thumbnail: "/media/a.avif",
  video: null,
  videos: [],
  model_3d: "/media/newGlbs/47-5x8.glb",
  sizes: [
    { size: "5x8", price: 2_950_000, inventory: 0 },
    { size: "6x9", price: 3_650_000, inventory: 3 },
  ],
  size: ["5x8", "6x9"],
  inventory: [0, 3],
  price: 2_950_000,
  formerPrice: null,
  promotion: null,
  inStock: true,
  color: "Grey",
  colors: ["Grey", "Azul"],
  tags: [],
  material: "Lana",
  shape: "rectangular",
  rooms: [],
  weight: 12.5,
  origin: "",
  workshop: "",
  year: null,
  knots: null,
  pile_height: null,
  backing: "",
  care: "",
  rating: null,
  isFeatured: false,
  createdAt: "2026-11-01T00:00:00.000Z",
};
const now = new Date("2026-11-15T12:00:00Z");
const defaults = defaultSettings(readEnv({}));
const settings = { ...defaults, shop: { ...defaults.shop, line: "Alfombras Turcas Premium", logo: "demo" } };
const facts = {
  settings,
  site: "https://casa.co",
  path: "/product/47/valentin-rubi",
  rug,
  images: ["/img/1280/a.avif.jpg"],
  reviews: [],
  now,
};

it("a promotion ends when its price does, and says what it was", () => {
  const promotion = {
    name: "Lana",
    percentage: 20,
    startsAt: "2026-11-01T05:00:00.000Z",
    endsAt: "2026-12-01T04:59:59.999Z",
    words: "Hasta el 30 de noviembre",
  };
  expect(productData({ ...facts, rug: { ...rug, price: 2_360_000, formerPrice: 2_950_000, promotion } })).toMatchObject({
    offers: {
      priceValidUntil: "2026-11-30",
      priceSpecification: { priceType: "https://schema.org/StrikethroughPrice", price: 2_950_000 },
    },
  });
});

describe("metadata (spec §9)", () => {
  const tags = metaOf({
    settings,
    site: "https://casa.co",
    path: "/product/47/valentin-rubi",
    title: titles.product(rug.name),
    description: rug.description,
    promise: PROMISE,
  });
  const content = (key: string) =>
    tags.flatMap((tag) =>
      ("name" in tag && tag.name === key) || ("property" in tag && tag.property === key)
        ? [(tag as { content: string }).content]
        : [],
    )[0];
  it("titles", () => {
    expect(metaOf({ settings, site: "https://casa.co", path: "/" })[0]).toEqual({ title: "Alfombras Turcas Premium" });
    expect(tags[0]).toEqual({ title: "Valentin Rubí - Alfombra Turca Premium" });
    expect([titles.search("rubí"), titles.collection("VALENTIN")]).toEqual(["Búsqueda: rubí", "Colección VALENTIN"]);
  });
  it("cuts the description to 155 and says that shipping and IVA are included", () => {
    expect(content("description")!.length).toBeLessThanOrEqual(155);
    expect(content("description")).toMatch(/^Un medallón antiguo.*… Envío e IVA incluidos\.$/);
    expect((metaOf({ settings, site: "https://casa.co", path: "/" })[1] as { content: string }).content).toMatch(
      /Envío e IVA incluidos/,
    );
  });
  it("tells messengers the price of the first size and whether it is there", () => {
    const said = metaOf({ settings, site: "https://casa.co", path: "/", offer: { price: 2_950_000, inStock: false } });
    expect(said).toContainEqual({ property: "product:price:amount", content: "2950000" });
    expect(said).toContainEqual({ property: "product:price:currency", content: "COP" });
    expect(said).toContainEqual({ property: "product:availability", content: "out of stock" });
  });
  it("names the canonical address and a whole picture address", () => {
    expect(tags).toContainEqual({ tagName: "link", rel: "canonical", href: "https://casa.co/product/47/valentin-rubi" });
    expect(content("og:image")).toBe("https://casa.co/share-logo.png");
  });
});

describe("structured data", () => {
  it("names a picture that lives elsewhere by its own address", () => {
    expect(productData({ ...facts, images: ["https://cdn.example/a.jpg"] })).toMatchObject({
      image: ["https://cdn.example/a.jpg"],
    });
  });
  it("offers the first size's price, in stock because a size is", () => {
    expect(productData(facts)).toMatchObject({
      sku: "alfombra-47",
      image: ["https://casa.co/img/1280/a.avif.jpg"],
      color: "Gris/Azul",
      material: "Lana",
      weight: { "@type": "QuantitativeValue", value: 12.5, unitCode: "KGM" },
      offers: {
        price: 2_950_000,
        priceCurrency: "COP",
        availability: "https://schema.org/InStock",
        priceValidUntil: "2026-12-15",
      },
    });
  });
  it("is out of stock when nothing is left", () =>
    expect(productData({ ...facts, rug: { ...rug, inStock: false } })).toMatchObject({
      offers: { availability: "https://schema.org/OutOfStock" },
    }));
  it("speaks of ratings only when there are reviews", () => {
    expect(productData(facts)).not.toHaveProperty("aggregateRating");
    const reviews = [{ name: "Catalina R.", rating: 5, comment: "Igual.", created_at: "2026-10-14T00:00:00Z" }];
    expect(productData({ ...facts, summary: { average: 4.9, count: 27 }, reviews })).toMatchObject({
      aggregateRating: { ratingValue: 4.9, reviewCount: 27 },
      review: [{ datePublished: "2026-10-14" }],
    });
  });
  it("has no picture rather than an empty one, and no name longer than Google reads", () => {
    const reviews = [{ name: "a".repeat(120), rating: 5, comment: "", created_at: "2026-10-14T00:00:00Z" }];
    const data = productData({ ...facts, images: [], summary: { average: 5, count: 1 }, reviews });
    expect(data).not.toHaveProperty("image");
    expect((data as { review: { author: { name: string } }[] }).review[0]!.author.name.length).toBeLessThan(100);
  });
  it("is valid for 30 days", () => expect(validUntil(now)).toBe("2026-12-15"));
  it("breadcrumbs end without an address", () =>
    expect(crumbsData("https://casa.co", [{ name: "Inicio", path: "/" }, { name: "Rubí" }])).toMatchObject({
      itemListElement: [
        { position: 1, item: "https://casa.co/" },
        { position: 2, name: "Rubí" },
      ],
    }));
});
