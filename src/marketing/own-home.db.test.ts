import { afterAll, beforeAll, expect, it } from "vitest";
import { defaultDocument } from "../content/default-documents.ts";
import type { ContentState } from "../content/contract.ts";
import type { HomeDocument } from "../content/shape.ts";
import { makeRug } from "../testing/make-rug.ts";
import { openShop, type TestShop } from "../testing/open-shop.ts";
import { staffCalls } from "../testing/staff-calls.ts";
import { homePage } from "./home-page.server.ts";

let shop: TestShop;
let later = 0;
const { read, call } = staffCalls(() => shop);
beforeAll(async () => {
  shop = await openShop({ overrides: { now: () => new Date(Date.now() + later) } });
});
afterAll(() => shop.close());

const [slide] = defaultDocument("home").slides;
const HOUR = 3_600_000;
const inHours = (hours: number) => new Date(Date.now() + hours * HOUR).toISOString();

async function save(draft: Partial<HomeDocument>): Promise<ContentState> {
  const { version, draft: before } = await read<ContentState>("GET", "/content/home");
  return read("PUT", "/content/home", { draft: { ...(before as HomeDocument), ...draft }, version });
}
const publish = () => read<ContentState>("POST", "/content/home/publish", {});
const titles = async (preview?: string) => (await homePage(shop.ctx, preview)).slides.map(({ title }) => title);

it("says what the specification says until something is published, three of five on a wide screen", async () => {
  const { slides, sections, cards } = await homePage(shop.ctx);
  expect(slides.map(({ title, phoneOnly }) => [title, phoneOnly])).toEqual([
    ["Colección Premium", false],
    ["Pago Seguro", false],
    ["Alfombras de Turquía Premium", false],
    ["Diseño Atemporal", true],
    ["Hechas a Detalle", true],
  ]);
  expect(sections).toEqual(["collections", "best-sellers", "models", "instagram"]);
  // Cards of collections that are not there would be blank.
  expect(cards).toEqual([]);
});

it("shows the slides of the owner: their order, on and off, from and until, with the facts of the settings", async () => {
  await read("PUT", "/settings/shop", { name: "Zafiro" });
  for (const name of ["a.jpg", "a.mp4"])
    await shop.ctx.storage.put(`uploads/other/${name}`, Buffer.from("not read"), { type: "image/jpeg" });
  const one = { ...slide!, id: 9, title: "Bienvenidos a {{shop_name}}", picture: "/media/uploads/other/a.jpg", phonePicture: "" };
  const state = await save({
    slides: [
      { ...one, id: 12, title: "Solo en el celular", phoneOnly: true },
      one,
      { ...one, id: 10, title: "Apagada", isOn: false },
      { ...one, id: 11, title: "Mañana", from: inHours(2), until: inHours(4) },
      { ...one, id: 13, title: "Hoy", from: null, until: inHours(2), film: "/media/uploads/other/a.mp4" },
    ],
    sections: [
      { name: "instagram", isOn: true },
      { name: "models", isOn: false },
      { name: "collections", isOn: true },
    ],
  });
  expect(await titles()).toHaveLength(5);
  const token = new URL(state.previewUrl).searchParams.get("preview")!;
  expect(await titles(token)).toEqual(["Bienvenidos a Zafiro", "Mañana", "Hoy", "Solo en el celular"]);
  await publish();
  expect(await titles()).toEqual(["Bienvenidos a Zafiro", "Hoy", "Solo en el celular"]);
  const { slides, sections } = await homePage(shop.ctx);
  expect(sections).toEqual(["instagram", "collections"]);
  expect(slides[1]).toMatchObject({
    films: { landscape: ["/media/uploads/other/a.mp4"], portrait: ["/media/uploads/other/a.mp4"] },
  });
  expect(slides[0]).toMatchObject({
    landscape: { src: "/media/uploads/other/a.jpg" },
    portrait: { src: "/media/uploads/other/a.jpg" },
  });
  later = 3 * HOUR;
  expect(await titles()).toEqual(["Bienvenidos a Zafiro", "Mañana", "Solo en el celular"]);
  later = 0;
});

it("has a job for every moment at which a slide begins or ends", async () => {
  const moments = await shop.ctx.db.execute<{ at: Date }>(
    "select start_after at from pgboss.job where name = 'publish-content' order by start_after" as never,
  );
  expect(moments.rows).toHaveLength(3);
});

it("shows the owner's cards, and the collections themselves where there are none", async () => {
  await makeRug(shop.ctx, { collection: "ZEUGMA" });
  const card = { title: "Rojas", text: "Del sur", link: "/catalog?colors=Rojo", collection: "ZEUGMA", picture: "" };
  await save({ cards: [card, { ...card, title: "De nadie", collection: "NOT THERE" }] });
  await publish();
  expect((await homePage(shop.ctx)).cards).toEqual([{ title: "Rojas", text: "Del sur", link: "/catalog?colors=Rojo" }]);
  await save({ cards: [] });
  await publish();
  expect((await homePage(shop.ctx)).cards).toMatchObject([{ title: "Zeugma", link: "/catalog?collection=ZEUGMA" }]);
});

it.each<[string, (home: HomeDocument) => Partial<HomeDocument>]>([
  ["two slides of one number", ({ slides }) => ({ slides: [slides[0]!, slides[0]!] })],
  ["a section twice", ({ sections }) => ({ sections: [sections[0]!, sections[0]!] })],
  ["a film that is a picture", ({ slides }) => ({ slides: [{ ...slides[0]!, film: "/media/a.jpg" }] })],
  ["a fact nobody knows", ({ slides }) => ({ slides: [{ ...slides[0]!, title: "{{price_of_gold}}" }] })],
])("refuses %s", async (_what, wrong) => {
  const { version } = await read<ContentState>("GET", "/content/home");
  const home = defaultDocument("home");
  expect((await call("PUT", "/content/home", { draft: { ...home, ...wrong(home) }, version })).status).toBe(400);
});

it("a picture that a text shows cannot be deleted", async () => {
  const form = new FormData();
  const pixel = Buffer.from(
    "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
    "base64",
  );
  form.append("file", new File([pixel], "a.png", { type: "image/png" }));
  const { url } = (await (await shop.request("/api/admin/upload", { method: "POST", body: form, staff: true })).json()) as {
    url: string;
  };
  await save({ slides: [{ ...slide!, picture: url }] });
  const gone = await shop.request(`/api/admin/media/${url.split("/").slice(-2).join("/")}`, { method: "DELETE", staff: true });
  expect([gone.status, ((await gone.json()) as { error: string }).error]).toEqual([409, expect.stringContaining("text home")]);
});

it("what is to come is shown to who has the draft's link, not to whoever writes the parameter", async () => {
  await save({ slides: [{ ...slide!, id: 40, title: "Secreta", from: inHours(48), until: null }] });
  const { previewUrl } = await publish();
  expect(await titles(new URL(previewUrl).searchParams.get("preview")!)).toContain("Secreta");
  for (const guess of ["1", "adivinado", "a".repeat(32), "\u0000"]) expect(await titles(guess), guess).not.toContain("Secreta");
});
