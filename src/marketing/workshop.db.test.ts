import { afterAll, beforeAll, expect, it } from "vitest";
import type { ContentState } from "../content/contract.ts";
import { DEFAULT_WORKSHOP, NO_PICTURE } from "../content/rules/workshop.ts";
import type { HomeDocument, Workshop } from "../content/shape.ts";
import { openShop, type TestShop } from "../testing/open-shop.ts";
import { staffCalls } from "../testing/staff-calls.ts";
import { homePage } from "./home-page.server.ts";
import { workshopPictures } from "./workshop-pictures.server.ts";

let shop: TestShop;
const { read } = staffCalls(() => shop);
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

const OWN = { picture: "/media/uploads/other/hands.jpg", alt: "Manos que anudan lana roja", caption: "Emine, en Konya" };
const shown = async () => (await homePage(shop.ctx)).workshop.pictures;

async function publish(workshop: Workshop | undefined): Promise<void> {
  const { version, draft } = await read<ContentState>("GET", "/content/home");
  await read("PUT", "/content/home", { draft: { ...(draft as HomeDocument), workshop }, version });
  await read("POST", "/content/home/publish", {});
}

it("is absent where neither the owner nor the studio has a picture", async () => {
  expect(await shown()).toEqual([]);
});

it("shows the studio's pictures, each said to be one, and the owner's in their place", async () => {
  for (const name of ["loom", "wool-wall", "dye-pots"])
    await shop.ctx.storage.put(`demo/workshop/${name}.avif`, Buffer.from("not read"), { type: "image/avif" });
  const studio = await workshopPictures(shop.ctx, DEFAULT_WORKSHOP);
  expect(studio.map(({ caption }) => caption)).toEqual(Array(3).fill("Imagen de estudio"));
  for (const { alt } of studio) expect(alt).toContain("Imagen hecha por computador");

  await shop.ctx.storage.put("uploads/other/hands.jpg", Buffer.from("not read"), { type: "image/jpeg" });
  await publish({ ...DEFAULT_WORKSHOP, title: "En {{city}}", pictures: [NO_PICTURE, OWN] });
  const { workshop } = await homePage(shop.ctx);
  expect(workshop.title).not.toContain("{{");
  expect(workshop.pictures.map(({ picture, alt, caption }) => [picture.src, alt, caption])).toEqual([
    ["/media/demo/workshop/loom.avif", studio[0]!.alt, "Imagen de estudio"],
    [OWN.picture, OWN.alt, OWN.caption],
  ]);
});

it("goes when it is switched off, and a home page written before there was one has none", async () => {
  await publish({ ...DEFAULT_WORKSHOP, isOn: false });
  expect(await shown()).toEqual([]);
  await publish(undefined);
  expect(await shown()).toEqual([]);
});
