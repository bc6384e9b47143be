import { afterAll, beforeAll, expect, it } from "vitest";
import { LETTERS } from "../letters.server.ts";
import { metaOf } from "../marketing/rules/metadata.ts";
import { siteData, storeData } from "../marketing/rules/structured-data.ts";
import { senderOf } from "../messages/letters/letter.ts";
import { DEMO_FACTS } from "../testing/demo-facts.ts";
import { makeRug } from "../testing/make-rug.ts";
import { openShop, type TestShop } from "../testing/open-shop.ts";
import { staffCalls } from "../testing/staff-calls.ts";

let shop: TestShop;
const { read } = staffCalls(() => shop);
beforeAll(async () => {
  shop = await openShop({ env: { MAIL_SHOP: "buzon@zafiro.example" } });
  await makeRug(shop.ctx);
  await read("PUT", "/settings/shop", {
    name: "Zafiro <Textil>",
    line: "Tapices del Norte",
    legalName: "Zafiro Ltda.",
    nit: "800.197.268-4",
  });
  await read("PUT", "/settings/contact", {
    address: "Avenida Imaginaria 7",
    city: "Leticia",
    phone: "+57 8 592 1111",
    email: "buzon@zafiro.example",
  });
  await read("PUT", "/settings/selling", { returnsDays: 13, minutesToPay: 47 });
});
afterAll(() => shop.close());

const FACTS = [...DEMO_FACTS, "30 días", "90 minutos"];
const expectNone = (what: string, text: string) =>
  expect(
    FACTS.filter((fact) => text.includes(fact)),
    what,
  ).toEqual([]);

it("no letter says a fact of the demo, and each is signed with the owner's", () => {
  for (const { id, sample } of LETTERS) {
    const { subject, html, text } = sample(senderOf(shop.ctx));
    expectNone(id, subject + html + text);
    expect(html, id).toContain("Zafiro &lt;Textil&gt;");
    expect(text, id).toContain("NIT 800.197.268-4");
  }
});

it("nor do structured data, the head of a page and the feeds", async () => {
  const settings = shop.ctx.settings();
  const site = "https://zafiro.example";
  const data = JSON.stringify([
    storeData(site, settings, new Date()),
    siteData(site, settings),
    metaOf({ settings, site, path: "/" }),
  ]);
  expectNone("structured data", data);
  expect(data).toContain("Avenida Imaginaria 7");
  expect(data).toContain('"merchantReturnDays":13');
  for (const feed of ["/feeds/google.xml", "/feeds/meta.csv"]) {
    const text = await (await shop.app.request(`http://localhost${feed}`)).text();
    expectNone(feed, text);
    expect(text).toContain("Zafiro");
  }
});
