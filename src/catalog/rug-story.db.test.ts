import { afterAll, beforeAll, expect, it } from "vitest";
import { makeRug } from "../testing/make-rug.ts";
import { openShop, type TestShop } from "../testing/open-shop.ts";
import { staffCalls } from "../testing/staff-calls.ts";
import type { Rug } from "./contract.ts";
import { factsOf } from "./rules/rug-fields.ts";

let shop: TestShop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());
const { read } = staffCalls(() => shop);

it("staff tell a piece's story, and its page says it", async () => {
  const { id } = await makeRug(shop.ctx);
  const story = { origin: "Uşak, Turquía", workshop: "Familia Demir", backing: "Algodón", care: "Solo en seco." };
  await read("PUT", `/carpets/${id}`, { ...story, knots: "160000", pile_height: "8,5", year: 2019, weight: 21 });
  const rug = (await (await shop.request(`/api/rugs/${id}`)).json()) as Rug;
  expect(rug).toMatchObject({ ...story, knots: 160_000, pile_height: 8.5, year: 2019, weight: 21 });
  expect(Object.fromEntries(factsOf(rug))).toMatchObject({
    Origen: "Uşak, Turquía",
    Taller: "Familia Demir",
    Año: "2019",
    "Nudos por m²": "160.000",
    "Altura del pelo": "8,5 mm",
    Base: "Algodón",
    Peso: "21 kg",
    Cuidado: "Solo en seco.",
  });
  await read("PUT", `/carpets/${id}`, { year: 3000 }, 400);
});
