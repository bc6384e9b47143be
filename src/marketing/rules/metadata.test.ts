import { expect, it } from "vitest";
import { readEnv } from "../../platform/env.server.ts";
import { defaultSettings } from "../../settings/defaults.server.ts";
import { metaOf } from "./metadata.ts";

const settings = defaultSettings(readEnv({}));

const described = (description?: string): string => {
  const tags = metaOf({ settings, site: "https://tienda.example", path: "/", description });
  return tags.flatMap((tag) => ("name" in tag && tag.name === "description" ? [tag.content] : []))[0]!;
};

it("says the shop's own sentence whole, with the promises of the specification", () => {
  expect(described()).toMatch(/Envío e IVA incluidos.*\.$/);
  expect(described().length).toBeLessThanOrEqual(155);
});

it("cuts what is longer to 155 characters, at a word", () => {
  for (let start = 0; start < 5; start++) {
    const said = described("lana ".repeat(60).slice(start).trim());
    expect(said.length).toBeLessThanOrEqual(155);
    expect(said).toMatch(/ lana…$/);
  }
});

it("says what the owner has said of a page, and of that page alone", () => {
  const seo = [{ path: "/about", title: "Quiénes somos", description: "Una familia.", image: "/media/uploads/content/a.jpg" }];
  const told = { ...settings, shop: { ...settings.shop, seo } };
  const head = (path: string) => JSON.stringify(metaOf({ settings: told, site: "https://x.co", path, title: "Nosotros" }));
  expect(head("/about")).toContain('{"title":"Quiénes somos"}');
  expect(head("/about")).toContain('"content":"Una familia."');
  expect(head("/about")).toContain("https://x.co/media/uploads/content/a.jpg");
  expect(head("/contact")).toContain('{"title":"Nosotros"}');
});
