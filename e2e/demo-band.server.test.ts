import { afterAll, beforeAll, expect, it } from "vitest";
import { type Shop, startShop } from "./open-browser.ts";

let demo: Shop;
beforeAll(async () => {
  demo = await startShop({ PUBLIC_URL: "https://tienda.example", DEMO: "1" });
}, 240_000);
afterAll(() => demo.stop());

it.each(["/", "/catalog", "/product/47", "/cart", "/showroom", "/order/NOPE-NOPE", "/merge", "/admin", "/privacidad"])(
  "a demonstration at an https address starts, and says so on %s, from memory too",
  async (path) => {
    for (let time = 0; time < 2; time++) {
      const page = await (await fetch(demo.url + path)).text();
      expect(page).toContain("tienda de demostración");
    }
  },
);
